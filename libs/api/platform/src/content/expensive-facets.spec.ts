import { expect, it } from '@jest/globals';
import { PROJECTS } from '@site/vocabulary';
import type { Database } from '../persistence/database';
import { PostgresContentReader, type ContentRequest } from './content-reader';
import type { Readership } from './readership';

/** Over which connections a reader asks. */
async function asked(
  read: (reader: PostgresContentReader<typeof PROJECTS>) => Promise<unknown>,
): Promise<string[]> {
  const over = new Set<string>();
  const asking = (name: string) => async (text: string) => {
    over.add(name);
    return text.includes(' as total') ? [{ total: 0 }] : [];
  };
  const reads = { query: asking('those of all'), queryExpensive: asking('those of the expensive') };
  await read(new PostgresContentReader({ ...reads, visitors: reads } as unknown as Database, PROJECTS));
  return [...over];
}

it.each([
  ['visitors', {}, 'those of the expensive'],
  ['visitors', { category: 'WASH' }, 'those of the expensive'],
  ['programs', {}, 'those of the expensive'],
  ['editors', { q: 'eau' }, 'those of all'],
] as const)('%s count the values of %j over %s', async (readership, request, over) => {
  expect(await asked((reader) => reader.facets(request, readership))).toEqual([over]);
});

it.each<readonly [Readership, Partial<ContentRequest<typeof PROJECTS>>, string]>([
  ['visitors', { year: '2024' }, 'those of the expensive'],
  ['visitors', { category: ['WASH', 'GIRE'] }, 'those of the expensive'],
  ['visitors', { category: 'WASH' }, 'those of all'],
  ['programs', { search: 'eau' }, 'those of the expensive'],
  ['programs', { year: '2024' }, 'those of the expensive'],
  ['editors', { search: 'eau', year: '2024' }, 'those of all'],
])('%s list %j over %s', async (readership, request, over) => {
  expect(await asked((reader) => reader.list({ size: 10, ...request }, readership))).toEqual([over]);
});
