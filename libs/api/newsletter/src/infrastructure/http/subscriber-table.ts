import { BYTE_ORDER_MARK, cellOfText, csvLine } from '@site/api-platform/transfer';
import type { SubscriberDto } from './subscribers.dto';

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
] as const satisfies readonly (keyof SubscriberDto)[];

/** Subscriptions as CSV (RFC 4180) with a header row, a piece for each batch. */
export async function* subscriberTable(
  batches: AsyncIterable<readonly SubscriberDto[]>,
): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const rows of batches) {
    const lines = rows.map((row) => csvLine(COLUMNS.map((column) => cellOfText(row[column] ?? ''))));
    yield head + lines.join('');
    head = '';
  }
  if (head !== '') yield head;
}
