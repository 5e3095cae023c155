import { describe, expect, it } from 'vitest';
import { readAddress } from './list-address';
import { pagesOf, readPage } from './read-page';

describe('The pages that are offered', () => {
  it('are as many as the rows fill, and never none', () => {
    expect([0, 50, 51, 120].map(pagesOf)).toEqual([1, 1, 2, 3]);
  });
});

describe('Reading a page', () => {
  const everything = Array.from({ length: 120 }, (_, index) => index);
  const asked: Record<string, unknown>[] = [];
  const read = async (parameters: { limit: number; offset: number }, options: RequestInit) => {
    asked.push({ ...parameters, cache: options.cache });
    const { offset, limit } = parameters;
    return { items: everything.slice(offset, offset + limit), total: everything.length };
  };
  const terms = { sorts: ['name'], filters: { colour: undefined } };
  const readAt = (search: Record<string, unknown>) =>
    readPage(read, readAddress(search, terms), new AbortController().signal);

  it('asks for what is chosen only, past every cache', async () => {
    asked.length = 0;
    await readAt({ q: 'eau', colour: '', sort: '-name', page: 2 });
    expect(asked).toEqual([{ q: 'eau', sort: '-name', limit: 50, offset: 50, cache: 'no-store' }]);
  });

  it('beyond the end answers the last one', async () => {
    expect(await readAt({ page: 9 })).toEqual({ rows: everything.slice(100), total: 120, page: 3 });
    asked.length = 0;
    expect((await readAt({ page: 99_999_999 })).page).toBe(3);
    expect(asked[0]?.['offset']).toBe(100_000);
  });
});
