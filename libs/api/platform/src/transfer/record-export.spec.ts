import { describe, expect, it } from '@jest/globals';
import { PARTNERS } from '@site/vocabulary';
import { editedKind } from '../record-lifecycle/edited-kinds';
import { EXPORT_FORMATS, type ExportFormat } from './record-export';
import { recordRows } from './record-rows';

const edited = editedKind(PARTNERS, {} as never);
const FULL = 500;

/** A table of so many records that notes how often it is read. */
function table(records: number) {
  const rows = Array.from({ length: records }, (_, place) => ({
    id: String(place).padStart(6, '0'),
    version: 1,
  }));
  let reads = 0;
  const query = <Row>(_: string, [last, size]: readonly unknown[] = []): Promise<Row[]> => {
    reads += 1;
    const from = rows.findIndex(({ id }) => id > String(last).slice(-6));
    // Ids of the database begin after the first of all.
    const begin = reads === 1 ? 0 : from;
    return Promise.resolve((begin < 0 ? [] : rows.slice(begin, begin + Number(size))) as Row[]);
  };
  return { query, reads: () => reads };
}

async function* piecesOf(format: ExportFormat, { query }: ReturnType<typeof table>): AsyncGenerator<string> {
  yield* EXPORT_FORMATS[format].pieces(edited, recordRows({ query }, edited, {}));
}

describe.each(['csv', 'json'] as const)('an export as %s', (format) => {
  it('reads on only when what it has read was taken', async () => {
    const large = table(FULL * 20);
    const pieces = piecesOf(format, large);
    await pieces.next();
    await pieces.next();
    expect(large.reads()).toBeLessThanOrEqual(2);
    await pieces.return(undefined);
    expect(large.reads()).toBeLessThanOrEqual(2);
  });

  it.each([0, 1, FULL, FULL + 1])('has all of %i records', async (records) => {
    let text = '';
    for await (const piece of piecesOf(format, table(records))) text += piece;
    const found = format === 'json' ? (JSON.parse(text) as object[]).length : text.split('\r\n').length - 2;
    expect(found).toBe(records);
  });
});
