import { EDITORIAL, wireFields } from '@site/vocabulary';
import { filterConditions } from '../content/facets';
import { namesGiven, type SeveralValues } from '../http/several-values';
import type { Database } from '../persistence/database';
import { boundTo, wordsOf, type Condition } from '../persistence/conditions';
import { selectList, utc, type SelectList } from '../persistence/select-list';
import type { EditedKind, SaidValues } from '../record-lifecycle/edited-kinds';
import { columnsOf } from './record-columns';

/** A stored record as tables have it. */
export type RecordRow = SaidValues & { readonly id: string; readonly version: number };

/** Which records are wanted: the filters of a list, by their names. */
export interface WantedRecords {
  readonly q?: string | undefined;
  readonly ids?: SeveralValues | undefined;
  readonly visibility?: string | undefined;
}

/** Few enough that others hardly wait while they are put into a table. */
const BATCH = 500;
const START = '00000000-0000-0000-0000-000000000000';

/** All records that are wanted, in the order in which they were made, some at a time. Between them it holds nothing. */
export async function* recordRows(
  database: Pick<Database, 'query'>,
  edited: EditedKind,
  wanted: WantedRecords,
): AsyncGenerator<readonly RecordRow[]> {
  const table = edited.name;
  for (let [last, size] = [START, BATCH]; size === BATCH;) {
    const values: unknown[] = [last, BATCH];
    const where = [`${table}.id > $1`, ...boundTo(values, conditionsOf(edited, wanted))];
    const text = `select ${shapeOf(edited)} from ${table} where ${where.join(' and ')} order by ${table}.id limit $2`;
    const rows = await database.query<RecordRow>(text, values);
    if (rows.length > 0) yield rows;
    [last, size] = [rows.at(-1)?.id ?? last, rows.length];
  }
}

/** Those with these ids, and those whose first field says one of these. */
export async function existingRows(
  database: Pick<Database, 'query'>,
  edited: EditedKind,
  { ids, names }: { readonly ids: readonly string[]; readonly names: readonly string[] },
): Promise<RecordRow[]> {
  const text = `select ${shapeOf(edited)} from ${edited.name} where id = any($1::uuid[]) or ${edited.fields[0]} = any($2)`;
  return database.query<RecordRow>(text, [ids, names]);
}

function conditionsOf({ kind, name, visibilities }: EditedKind, wanted: WantedRecords): Condition[] {
  const { q, ids, visibility } = wanted;
  const shown = visibility === undefined ? undefined : visibilities[visibility];
  return [
    ...filterConditions(kind, wanted),
    ...wordsOf(q),
    ...(shown === undefined ? [] : [{ sql: shown }]),
    ...(ids === undefined ? [] : [{ sql: `${name}.id = any($::uuid[])`, value: namesGiven(ids) }]),
  ];
}

/** What a kind has beside its fields are moments. */
function shapeOf(edited: EditedKind): SelectList<RecordRow> {
  const own = new Set([
    'id',
    'version',
    ...EDITORIAL,
    ...wireFields(edited.kind.fields).map(({ name }) => name),
  ]);
  const columns = columnsOf(edited).map((name) => [
    name,
    own.has(name) ? true : utc(`${edited.name}.${name}`),
  ]);
  return selectList<RecordRow>(Object.fromEntries(columns) as never);
}
