import type { Keyset, Sort, Sorts } from '../http/pagination';
import type { Database } from './database';

/** A condition of a list: SQL with a `$` where its value, if it has one, goes. */
export interface Condition {
  readonly sql: string;
  readonly value?: string;
}

/** Which records of a list are wanted. */
export interface PageRequest {
  readonly size: number;
  readonly after?: Keyset | undefined;
  /** Records to pass over. */
  readonly skip?: number;
  /** Absent: newest first. */
  readonly sort?: Sort | undefined;
  /** Words that must all occur in what the table searches. */
  readonly search?: string | undefined;
}

export interface ListRequest extends PageRequest {
  readonly where: readonly Condition[];
  /** What not everybody may see: the condition that hides it, and how many it hides: fewer to count than all others. */
  readonly hiding?: { readonly sql: string; readonly count: number };
}

export interface ListPage<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Keyset | undefined;
  /** The order that `next` belongs to. */
  readonly sort?: Sort | undefined;
}

export interface ListedTable {
  readonly table: string;
  /** Select list that gives each row the shape it has on the wire. */
  readonly columns: string;
  /** Column of the wire shape, and of the table, that lists are ordered by, newest first. */
  readonly newestBy: string;
  /** Columns that have an index for sorting (procedure `sort_by`). */
  readonly sorts: Sorts;
}

interface Listed {
  readonly id: string;
  /** Where the row stands in a sort; not shown. */
  place_in_order?: string;
}

/** A timestamp of the table as UTC ISO 8601 with microseconds. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`;
}

/**
 * A page of rows, newest first or sorted. Newest first it costs the same however many rows the table has; every order
 * and the search have an index (procedures `sort_by` and `search_in` of the migrations).
 */
export async function keysetPage<Row extends Listed>(
  database: Database,
  listed: ListedTable,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const { table, columns, newestBy } = listed;
  const { size, after, skip = 0, sort } = request;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [...request.where, ...wordsOf(request.search)].map(({ sql, value }) =>
    value === undefined ? sql : sql.replaceAll('$', bind(value)),
  );
  const all = conditions.length === 0;
  const hidden = all ? (request.hiding?.count ?? 0) : 0;
  if (request.hiding !== undefined) conditions.push(request.hiding.sql);
  const counted = { sql: all ? '' : conditions.join(' and '), values: [...values] };
  const { key, direction, beyond } = orderOf(listed, sort);
  if (after !== undefined) conditions.push(`(${key}, id) ${beyond} (${bind(after.at)}, ${bind(after.id)})`);
  const place = sort === undefined ? '' : `, (${key})::text as place_in_order`;
  const filter = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const order = `order by ${key} ${direction}, id ${direction}`;
  const part = `${filter} ${order} limit ${bind(size + 1)}`;
  // Rows that are passed over are not worth giving their shape.
  const source =
    skip === 0
      ? `${table} ${part}`
      : `(select * from ${table} ${part} offset ${bind(skip)}) ${table} ${order}`;
  const text = `select ${columns}${place} from ${source}`;
  const [rows, [count]] = await Promise.all([
    // A search is planned for its words each time: a plan for any words would not know how rare they are.
    database.query<Row>(text, values, request.search ? undefined : statementName(text)),
    countOf(database, table, counted),
  ]);
  const items = rows.length > size ? rows.slice(0, size) : rows;
  const last = rows.length > size ? (items.at(-1) as Row & Record<string, unknown>) : undefined;
  const next = last && { at: String(last[sort === undefined ? newestBy : 'place_in_order']), id: last.id };
  if (sort !== undefined) for (const row of items) delete row.place_in_order;
  return { items, total: Math.max((count?.total ?? 0) - hidden, 0), next, sort };
}

interface Count {
  readonly total: number;
}

function countOf(
  database: Database,
  table: string,
  { sql, values }: { readonly sql: string; readonly values: readonly unknown[] },
): Promise<Count[]> {
  return sql === ''
    ? database.query<Count>('select total::int from content_totals where kind = $1', [table], 'content-total')
    : database.query<Count>(`select count(*)::int as total from ${table} where ${sql}`, values);
}

/** Each word of a search is a condition on the text that the table searches. */
function wordsOf(search: string | undefined): Condition[] {
  const words = [...new Set((search ?? '').split(/\s+/u))].filter((word) => word !== '');
  // Long words are rare: where one is missing, PostgreSQL looks for no other.
  words.sort((one, other) => other.length - one.length);
  return words.map((word) => ({ sql: 'search_text like containing($)', value: word }));
}

/** @returns the expression an order goes by, as its index has it, and how to go beyond a place in it */
function orderOf({ table, newestBy, sorts }: ListedTable, sort: Sort | undefined) {
  // Qualified, or the name would mean the formatted column of the select list, which no index orders.
  if (sort === undefined) return { key: `${table}.${newestBy}`, direction: 'desc', beyond: '<' };
  const kind = sorts[sort.by];
  if (kind === undefined) throw new TypeError(`${table} is not sorted by ${sort.by}`);
  const column = `${table}.${sort.by}`;
  return {
    key: kind === 'text' ? `fold(${column}) collate "C"` : column,
    direction: sort.descending ? 'desc' : 'asc',
    beyond: sort.descending ? '<' : '>',
  };
}

const names = new Map<string, string>();

/** Statements differ only by which conditions and order they have, so their number stays small. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `page-${names.size}`;
  names.set(text, name);
  return name;
}
