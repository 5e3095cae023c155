import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';

/** A kind as a statement over all kinds reads it: names of the outside, of its table and of its columns. */
interface NamedTable {
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

interface SearchedTable extends NamedTable {
  readonly detail: string;
}

/** Where a search can find something; `detail` tells a record from others of its name. */
export const SEARCHED: readonly SearchedTable[] = [
  ...NAMED_TABLES.map((named) => ({ ...named, detail: 'null' })),
  { url: 'messages', table: 'contact_messages', fr: 'nom', en: 'nom', sorted: [], detail: 'sujet' },
  {
    url: 'users',
    table: 'users',
    fr: 'full_name',
    en: 'full_name',
    sorted: ['full_name'],
    detail: 'email',
  },
];
export const SEARCHED_KINDS = SEARCHED.map(({ url }) => url);
