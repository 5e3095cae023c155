import { isFormatted, paragraphsOf, wireFields, type Kind } from '@site/vocabulary';

/** A record whose texts have no marks, with its formatted texts as the API answers them in HTML. */
export function asHtml<TRecord extends object>({ fields }: Kind, record: TRecord): TRecord {
  const values = record as Readonly<Record<string, unknown>>;
  const texts = wireFields(fields)
    .filter(({ field, name }) => isFormatted(field) && typeof values[name] === 'string')
    .map(({ name }) => [name, paragraphsOf(String(values[name]))]);
  return { ...record, ...(Object.fromEntries(texts) as Partial<TRecord>) };
}
