import { propertyOf, type Kind } from '@site/vocabulary';
import { DomainError, violation } from './domain-error';
import type { UploadedFiles } from './uploaded-files';

/**
 * A record points at files of this product only. One that it points at already may be gone.
 * @throws DomainError `validation_failed` with each field whose file is not here
 */
export function demandOwnFiles(files: UploadedFiles, { fields }: Kind) {
  const pointing = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'file' ? [{ name, property: propertyOf(name), bucket: field.bucket }] : [],
  );
  return async <Draft extends object>(draft: Draft, standing?: object): Promise<Draft> => {
    const urlIn = (record: object, property: string): unknown =>
      (record as Record<string, unknown>)[property];
    const checked = pointing.map(async ({ name, property, bucket }) => {
      const url = urlIn(draft, property);
      if (typeof url !== 'string' || (standing && urlIn(standing, property) === url)) return [];
      return (await files.has(bucket, url)) ? [] : [violation(`/${name}`, 'file_url_foreign')];
    });
    const violations = (await Promise.all(checked)).flat();
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
    return draft;
  };
}
