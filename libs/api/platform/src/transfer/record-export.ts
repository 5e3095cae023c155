import type { EditedKind } from '../record-lifecycle/edited-kinds';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { cellOf, columnsOf } from './record-columns';
import type { Database } from '../persistence/database';
import { recordRows, type RecordRow } from './record-rows';

export const EXPORT_FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', pieces: csvPieces },
  json: { type: 'application/json', pieces: jsonPieces },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** All records of a kind as JSON that can be taken in again. */
export function recordsAsJson(database: Pick<Database, 'query'>, edited: EditedKind): AsyncGenerator<string> {
  return jsonPieces(edited, recordRows(database, edited, {}));
}

type Batches = AsyncIterable<readonly RecordRow[]>;

async function* csvPieces(edited: EditedKind, batches: Batches): AsyncGenerator<string> {
  const columns = columnsOf(edited);
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of batches) {
    yield rows.map((row) => csvLine(columns.map((name) => cellOf(row[name])))).join('');
  }
}

async function* jsonPieces(_: EditedKind, batches: Batches): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
