import { expect, it } from '@jest/globals';
import { keysetPage, type ListRequest } from './keyset-page';
import type { Database } from './database';
import { selectList } from './select-list';

const LISTED = {
  table: 'things',
  columns: selectList<{ id: string }>({ id: true }),
  newestBy: 'created_at',
  sorts: { name: 'text' },
} as const;
const UNINDEXED = { sql: `date ~ '2024'`, isExpensive: true };
const hiding = { shown: 'not hidden', hidden: 'hidden' };

/** How many pages of a request are read at once, of twenty that are asked for. */
async function atOnce(request: Partial<ListRequest>): Promise<number> {
  let [running, most] = [0, 0];
  const query = async (text: string) => {
    // Each page counts once what it is one of.
    if (!text.includes(' as total')) return [];
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return [];
  };
  const database = { query, queryExpensive: query } as unknown as Database;
  const asked = { size: 10, where: [], ...request };
  await Promise.all(Array.from({ length: 20 }, () => keysetPage(database, LISTED, asked)));
  return most;
}

const sort = { by: 'name', descending: false };

it.each([
  ['a search of visitors', { hiding, waitsTurn: true, search: '%' }, 2],
  ['a deep page in another order, of visitors', { hiding, waitsTurn: true, skip: 50_000, sort }, 2],
  ['a search of an editor', { search: '%' }, 20],
  ['a search of a program that sees all', { search: '%', waitsTurn: true }, 2],
  ['a filter of visitors that no index knows', { hiding, waitsTurn: true, where: [UNINDEXED] }, 2],
  ['the same of an editor', { where: [UNINDEXED] }, 20],
  ['a page of visitors', { hiding, waitsTurn: true, skip: 50_000 }, 20],
] as const)('%s: %j are read %i at a time', async (_, request, most) => {
  expect(await atOnce(request)).toBe(most);
});
