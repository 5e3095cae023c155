import { wireFields } from '@site/vocabulary';
import type { Field, Kind, Locale, ValuesOf } from '@site/vocabulary';
import { shownFile, shownWebsite } from '../address';
import type { FilesOfRecord } from './picture-facts';

/** The fields of a kind as a page shows them: a pair is one text, an address that is none is absent. */
export type InOneLanguage<K extends Kind> = {
  readonly [Name in keyof K['fields'] & string]: K['fields'][Name] extends { readonly type: 'pair' }
    ? string
    : K['fields'][Name] extends { readonly type: 'file' | 'link' }
      ? string | undefined
      : ValuesOf<K>[Name & keyof ValuesOf<K>];
};

export function inOneLanguage<K extends Kind>(
  { fields }: K,
  record: ValuesOf<K> & { readonly files?: FilesOfRecord },
  locale: Locale,
): InOneLanguage<K> {
  const shown = wireFields(fields)
    .filter((field) => (field.locale ?? locale) === locale)
    .map(
      ({ name, fieldName, field }) =>
        [
          fieldName,
          sound(field, record[name as keyof ValuesOf<K>], record.files?.[name]?.content_version),
        ] as const,
    );
  return Object.fromEntries(shown) as InOneLanguage<K>;
}

function sound(field: Field, value: unknown, content?: number): unknown {
  if (field.type === 'file') return shownFile(value as string | null, field.bucket, content);
  return field.type === 'link' ? shownWebsite(value as string | null) : value;
}
