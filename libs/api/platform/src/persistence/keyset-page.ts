import type { Keyset } from '../http/pagination';
import type { Database } from './database';

/** A condition of a list: SQL with one `$` where its value goes. */
export interface Condition {
  readonly sql: string;
  readonly value: string;
}

export interface ListRequest {
  readonly size: number;
  readonly after: Keyset | undefined;
  readonly where: readonly Condition[];
}

export interface ListPage<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Keyset | undefined;
}

export interface ListedTable {
  readonly table: string;
  /** Select list that gives each row the shape it has on the wire. */
  readonly columns: string;
  /** Column of the wire shape, and of the table, that lists are ordered by, newest first. */
  readonly newestBy: string;
}

/** A timestamp of the table as UTC ISO 8601 with microseconds. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`;
}

/** A page of rows, newest first. Costs the same however many rows the table has (an index on the order is assumed). */
export async function keysetPage<Row extends { id: string }>(
  database: Database,
  { table, columns, newestBy }: ListedTable,
  { size, after, where }: ListRequest,
): Promise<ListPage<Row>> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = where.map(({ sql, value }) => sql.replaceAll('$', bind(value)));
  const counted =
    conditions.length === 0 ? undefined : { sql: conditions.join(' and '), values: [...values] };
  // Qualified, or the name would mean the formatted column of the select list, which no index orders.
  const order = `${table}.${newestBy}`;
  if (after !== undefined) conditions.push(`(${order}, id) < (${bind(after.at)}, ${bind(after.id)})`);
  const filter = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const text = `select ${columns} from ${table} ${filter} order by ${order} desc, id desc limit ${bind(size + 1)}`;
  const [rows, [count]] = await Promise.all([
    database.query<Row>(text, values, statementName(text)),
    counted === undefined
      ? database.query<Count>(
          'select total::int from content_totals where kind = $1',
          [table],
          'content-total',
        )
      : database.query<Count>(
          `select count(*)::int as total from ${table} where ${counted.sql}`,
          counted.values,
        ),
  ]);
  const items = rows.length > size ? rows.slice(0, size) : rows;
  const last = rows.length > size ? items.at(-1) : undefined;
  const at = last === undefined ? undefined : String((last as Record<string, unknown>)[newestBy]);
  return {
    items,
    total: count?.total ?? 0,
    next: last && at !== undefined ? { at, id: last.id } : undefined,
  };
}

interface Count {
  readonly total: number;
}

const names = new Map<string, string>();

/** Statements differ only by which conditions they have, so their number stays small. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `page-${names.size}`;
  names.set(text, name);
  return name;
}
