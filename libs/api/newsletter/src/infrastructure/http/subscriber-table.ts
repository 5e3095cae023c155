import type { SubscriberRow } from '../persistence/subscriber.reader';

const COLUMNS = [
  'email',
  'state',
  'language',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'left_at',
  'created_at',
] as const satisfies readonly (keyof SubscriberRow)[];

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Subscriptions as CSV (RFC 4180) with a header row, a piece for each batch. */
export async function* subscriberTable(
  batches: AsyncIterable<readonly SubscriberRow[]>,
): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + line(COLUMNS);
  for await (const rows of batches) {
    yield head + rows.map((row) => line(COLUMNS.map((column) => cell(row[column] ?? '')))).join('');
    head = '';
  }
  if (head !== '') yield head;
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
