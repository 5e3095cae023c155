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

/** Subscriptions as CSV (RFC 4180) with a header row. */
export function subscriberTable(rows: readonly SubscriberRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column] ?? '')));
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
