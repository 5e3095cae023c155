import type { Keyset, Sort, Sorts } from '../http/pagination';
import { binder, boundTo, wordsOf, type Condition } from './conditions';
import type { Reads, RunQuery } from './database';
import { readQueued } from './expensive-reads';
import { countOf, foundOf, statementName, totalOf, type Count, type Hiding } from './list-counts';
import { utc, type SelectList } from './select-list';

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
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
  /** Only what was changed then or later: an instant, ISO 8601. Of tables with `edited_at`. */
  readonly changedSince?: string | undefined;
}

export interface ListRequest extends PageRequest {
  readonly where: readonly Condition[];
  /** Where not everybody may see everything. */
  readonly hiding?: Hiding;
  /** Of somebody whose expensive reads wait for their turn. */
  readonly waitsTurn?: boolean;
}

export interface ListPage<Row> {
  readonly items: Row[];
  readonly total: number;
  readonly next: Keyset | undefined;
  /** The order that `next` belongs to. */
  readonly sort?: Sort | undefined;
}

export interface ListedTable<Row> {
  readonly table: string;
  /** Gives each row the shape it has on the wire. */
  readonly columns: SelectList<Row>;
  /** Column of the wire shape, and of the table, that lists are ordered by, newest first. */
  readonly newestBy: string;
  /** Columns that have an index for sorting (procedure `sort_by`). */
  readonly sorts: Sorts;
  /** What the wire calls otherwise than this table. */
  readonly named?: Readonly<Record<string, string>>;
}

interface Listed {
  readonly id: string;
  /** Where the row stands in a sort; not shown. */
  place_in_order?: string;
}

/**
 * A page of rows, newest first or sorted. Newest first it costs the same however many rows the table has; every order
 * and the search have an index (procedures `sort_by` and `search_in` of the migrations).
 */
export function keysetPage<Row extends Listed>(
  database: Reads,
  listed: ListedTable<Row>,
  request: ListRequest,
): Promise<ListPage<Row>> {
  return readQueued(database, request.waitsTurn === true && isExpensive(request), (query) =>
    readPage(query, listed, request),
  );
}

async function readPage<Row extends Listed>(
  query: RunQuery,
  listed: ListedTable<Row>,
  request: ListRequest,
): Promise<ListPage<Row>> {
  const { table, columns, newestBy } = listed;
  const { size, after, skip = 0, sort } = request;
  const { hiding, search } = request;
  const filterOf = (areCommon = false) => {
    const values: unknown[] = [];
    const asked = [...request.where, ...wordsOf(search, areCommon), ...pickedBy(table, request)];
    const conditions = boundTo(values, asked);
    if (hiding !== undefined) conditions.push(hiding.shown);
    return { all: asked.length === 0, conditions, values };
  };
  const { all, conditions, values } = filterOf();
  const bind = binder(values);
  const counting = all
    ? totalOf(query, table, hiding)
    : search
      ? foundOf(query, listed, search, filterOf)
      : countOf(query, table, conditions, values);
  // How to search, and from which end rows are passed over, follows from how many there are.
  const found = search || skip > NEAR ? (await counting)[0] : undefined;
  if (found !== undefined && found.total <= skip)
    return { items: [], total: found.total, next: undefined, sort };
  const { key, place: told, direction, contrary, beyond } = orderOf(listed, sort);
  const place = sort === undefined ? '' : `, ${told ?? `(${key})::text`} as place_in_order`;
  const order = `order by ${key} ${direction}, id ${direction}`;
  const { offset, limit, fromEnd } = shorterWay(skip, size + 1, found?.total);
  const way = fromEnd ? `order by ${key} ${contrary}, id ${contrary}` : order;
  if (found?.ids) {
    values.length = 0;
    conditions.length = 0;
    conditions.push(`${table}.id = any(${bind(found.ids)}::uuid[])`);
    // Somebody may have hidden one of them meanwhile.
    if (hiding !== undefined) conditions.push(hiding.shown);
  }
  const further = after && `(${key}, id) ${beyond} (${bind(after.at)}, ${bind(after.id)})`;
  const isWalked = found !== undefined && isDense(found, offset + limit);
  const from = isWalked ? inOrder(table, further, way) : table;
  if (further !== undefined && !isWalked) conditions.push(further);
  const filter = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const part = `${filter} ${isWalked ? '' : way} limit ${bind(limit)}`;
  // Rows that are passed over are not worth reading where an index says enough of them.
  const source =
    skip === 0
      ? `${from} ${part}`
      : `(select id from ${from} ${part} offset ${bind(offset)}) reached join ${table} using (id) ${order}`;
  const text = `select ${columns}${place} from ${source}`;
  const [rows, [count]] = await Promise.all([
    // A search is planned for its words each time: a plan for any words would not know how rare they are.
    query<Row>(text, values, search ? undefined : statementName(text)),
    counting,
  ]);
  const items = rows.length > size ? rows.slice(0, size) : rows;
  const last = rows.length > size ? (items.at(-1) as Row & Record<string, unknown>) : undefined;
  const next = last && { at: String(last[sort === undefined ? newestBy : 'place_in_order']), id: last.id };
  if (sort !== undefined) for (const row of items) delete row.place_in_order;
  return { items, total: Math.max(count?.total ?? 0, 0), next, sort };
}

/** Rows that are passed over without asking how many there are. */
const NEAR = 1_000;

/** How many rows are passed over and read: from the end of the order where that is nearer. */
function shorterWay(skip: number, wanted: number, total: number | undefined) {
  if (total === undefined || skip <= total / 2) return { offset: skip, limit: wanted, fromEnd: false };
  const limit = Math.min(wanted, total - skip);
  return { offset: total - skip - limit, limit, fromEnd: true };
}

/** Whether going through all rows in order meets `wanted` that match sooner than all that match are sorted. */
function isDense({ total, all, ids }: Count, wanted: number): boolean {
  return ids == null && all != null && (wanted * all) / total < total;
}

/**
 * The rows of a table in order, for conditions that most of them meet. PostgreSQL has no statistics of long texts,
 * takes every word for rare, and would sort all that match: `offset 0` keeps it from looking at the conditions.
 */
function inOrder(table: string, further: string | undefined, order: string): string {
  return `(select * from ${table} ${further === undefined ? '' : `where ${further}`} ${order} offset 0) ${table}`;
}

/** What takes its time. */
function isExpensive({ search, skip = 0, sort, where }: ListRequest): boolean {
  return Boolean(search) || (skip > 0 && sort !== undefined) || where.some((one) => one.isExpensive === true);
}

function pickedBy(table: string, { ids, changedSince }: PageRequest): Condition[] {
  const picked: Condition[] = [];
  if (ids !== undefined) picked.push({ sql: `${table}.id = any($::uuid[])`, value: ids });
  if (changedSince !== undefined)
    picked.push({ sql: `${table}.edited_at >= $::timestamptz`, value: changedSince });
  return picked;
}

/** What the wire calls otherwise than the table. */
const COLUMNS: Readonly<Record<string, string>> = { updated_at: 'edited_at' };

const DESCENDING = { direction: 'desc', contrary: 'asc', beyond: '<' } as const;
const ASCENDING = { direction: 'asc', contrary: 'desc', beyond: '>' } as const;

/** @returns the expression an order goes by, as its index has it, and how to go beyond a place in it */
function orderOf(listed: Omit<ListedTable<unknown>, 'columns'>, sort: Sort | undefined) {
  const { table, newestBy, sorts, named = {} } = listed;
  // Qualified, or the name would mean the formatted column of the select list, which no index orders.
  if (sort === undefined) return { key: `${table}.${newestBy}`, place: undefined, ...DESCENDING };
  const kind = sorts[sort.by];
  if (kind === undefined) throw new TypeError(`${table} is not sorted by ${sort.by}`);
  const column = `${table}.${named[sort.by] ?? COLUMNS[sort.by] ?? sort.by}`;
  return {
    key: kind === 'text' ? `fold(${column}) collate "C"` : column,
    place: kind === 'moment' ? utc(column) : undefined,
    ...(sort.descending ? DESCENDING : ASCENDING),
  };
}
