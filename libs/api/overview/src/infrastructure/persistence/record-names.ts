import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';

/** A kind as a statement over all kinds reads it: names of the outside, of its table and of its columns. */
export interface NamedTable {
  readonly url: string;
  readonly table: string;
  /** Columns of what a record is called: its first field, in French and in English. */
  readonly fr: string;
  readonly en: string;
  /** Of these columns, those that have an index for sorting (procedure `sort_by`). */
  readonly sorted: readonly string[];
}

export const NAMED_TABLES: readonly NamedTable[] = CONTENT_KINDS.map(({ url, name, fields, sorts }: Kind) => {
  const [first, second] = wireFields(fields);
  const fr = first?.name ?? 'id';
  const en = second?.fieldName === first?.fieldName ? (second?.name ?? fr) : fr;
  return { url, table: name, fr, en, sorted: [...new Set([fr, en])].filter((one) => sorts.includes(one)) };
});
