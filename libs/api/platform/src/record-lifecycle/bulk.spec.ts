import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import { together } from './bulk';

const database = { atomically: <Result>(work: () => Promise<Result>) => work() };
const records = [
  { kind: 'projects', id: 'b' },
  { kind: 'news', id: 'c' },
  { kind: 'projects', id: 'A' },
  { kind: 'news', id: 'a' },
];

describe('what is done to many records', () => {
  it('is done in one order, however they are named, so that two do not wait for each other', async () => {
    const orders: string[][] = [[], []];
    for (const [at, named] of [records, records.toReversed()].entries())
      await together(database, named, async ({ kind, id }) => orders[at]?.push(`${kind} ${id}`));
    expect(orders).toEqual([
      ['news a', 'news c', 'projects A', 'projects b'],
      ['news a', 'news c', 'projects A', 'projects b'],
    ]);
  });

  it('is refused at the places of who asked, in that order', async () => {
    const refuse = ({ id }: { id: string }) =>
      id === 'c' ? Promise.resolve() : Promise.reject(new DomainError('edit_conflict'));
    const refused = await together(database, records, refuse).catch((error: unknown) => error);
    expect((refused as DomainError).violations.map(({ pointer }) => pointer)).toEqual([
      '/records/0',
      '/records/2',
      '/records/3',
    ]);
  });
});
