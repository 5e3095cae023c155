import { boundTo, wordsOf } from './conditions';
import type { RunQuery } from './database';

/** Conditions, each the other's contrary; the hidden rows are fewer to count than all others. */
export interface Hiding {
  readonly shown: string;
  readonly hidden: string;
}

/** How many match; of a search also of how many rows of the table, where that is known, and which, where they are few. */
export interface Count {
  readonly total: number;
  readonly all?: number | null;
  readonly ids?: readonly string[] | null;
}

/** Records that a search finds and tells with their number, so that it is not searched for them again. */
const FEW = 1_000;

export function totalOf(query: RunQuery, table: string, hiding: Hiding | undefined): Promise<Count[]> {
  const less = hiding ? ` - (select count(*)::int from ${table} where ${hiding.hidden})` : '';
  const text = `select total::int${less} as total from content_totals where kind = $1`;
  return query<Count>(text, [table], statementName(text));
}

export function countOf(
  query: RunQuery,
  table: string,
  conditions: readonly string[],
  values: readonly unknown[],
): Promise<Count[]> {
  const text = `select count(*)::int as total from ${table} where ${conditions.join(' and ')}`;
  return query<Count>(text, [...values]);
}

/** A table that is smaller is searched before anybody has looked whether its words are common. */
const LARGE = 10_000;
/** Newest rows in which words that most of them have are common. */
const SAMPLE = 100;
/** How many rows a table had when it was searched last. */
const sizes = new Map<string, number>();

export interface Filter {
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

/** One statement, since a search may have to read all rows; an aggregate, since two processes do not share a list. */
export async function foundOf(
  query: RunQuery,
  { table, newestBy }: { readonly table: string; readonly newestBy: string },
  search: string,
  filterOf: (areCommon: boolean) => Filter,
): Promise<Count[]> {
  const isLarge = (sizes.get(table) ?? 0) >= LARGE;
  const { conditions, values } = filterOf(isLarge && (await areCommon(query, table, newestBy, search)));
  const text = `select count(*)::int as total, case when count(*) <= ${FEW} then array_agg(id) end as ids,
    (select total::int from content_totals where kind = '${table}') as all from ${table} where ${conditions.join(' and ')}`;
  const counts = await query<Count>(text, [...values]);
  sizes.set(table, counts[0]?.all ?? 0);
  return counts;
}

/** PostgreSQL has no statistics of long texts and takes every word for rare. */
async function areCommon(query: RunQuery, table: string, newestBy: string, search: string): Promise<boolean> {
  const values: unknown[] = [];
  const words = boundTo(values, wordsOf(search)).join(' and ');
  const newest = `(select * from ${table} order by ${newestBy} desc, id desc limit ${SAMPLE}) newest`;
  const [found] = await query<{ n: number }>(
    `select count(*)::int as n from ${newest} where ${words}`,
    values,
  );
  return (found?.n ?? 0) > SAMPLE / 2;
}

const names = new Map<string, string>();

/** Statements differ only by which conditions and order they have, so their number stays small. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `page-${names.size}`;
  names.set(text, name);
  return name;
}
