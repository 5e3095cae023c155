import { describe, expect, it } from 'vitest';
import { isFiltered, readAddress, unfiltered, writeAddress } from './list-address';

const terms = { sorts: ['name', 'size'], filters: { colour: undefined, shape: ['round', 'square'] } };
const read = (search: Record<string, unknown>) => readAddress(search, terms);

describe('The address of a list', () => {
  it('leaves defaults out and comes back the same', () => {
    expect(writeAddress(read({}))).toEqual({});
    const search = { q: 'eau', colour: 'bleu', shape: 'round', sort: '-size', page: 3 };
    expect(writeAddress(read(search))).toEqual(search);
    expect(writeAddress(read({ page: '2' }))).toEqual({ page: 2 });
  });

  it('ignores what the list does not understand', () => {
    const odd = { sort: 'secret', shape: 'oval', colour: ['a'], page: '-4', other: 'x', q: { a: 1 } };
    expect(writeAddress(read(odd))).toEqual({});
    expect(read({ page: '1e3' }).page).toBe(1000);
    expect(read({ page: 'two' }).page).toBe(1);
  });

  it('keeps a search as short as the server takes it, and whole characters of it', () => {
    expect([...read({ q: '💧'.repeat(300) }).q]).toHaveLength(100);
    expect(read({ q: 2024 }).q).toBe('2024');
  });

  it('knows whether anything is left out of the list', () => {
    expect(isFiltered(read({ sort: 'name', page: 2 }))).toBe(false);
    expect(isFiltered(read({ q: 'x' }))).toBe(true);
    expect(isFiltered(read({ colour: 'bleu' }))).toBe(true);
    const narrow = read({ q: 'x', colour: 'bleu' });
    expect(isFiltered({ ...narrow, ...unfiltered(narrow) })).toBe(false);
    expect(isFiltered(read({ shape: 'round' }), 'shape')).toBe(false);
    expect(unfiltered(read({ q: 'x', shape: 'round', colour: 'bleu' }), 'shape')).toEqual({
      q: '',
      filters: { shape: 'round' },
    });
  });
});
