import { PROJECTS } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { knownFilters } from './known-filters';

describe('the filters of an address', () => {
  it('are taken as the list knows them', () => {
    const search = { q: ' eau ', category: 'wash', status: 'ongoing', location: 'Bouaflé', year: '2024' };
    const asked = { ...search, q: 'eau', department: 'water' };
    expect(knownFilters(PROJECTS, { ...search, department: 'water', page: '2', utm: 'x' })).toEqual(asked);
  });

  it.each([
    { q: ' ' },
    { q: 'x'.repeat(5_000) },
    { q: 'a\0b' },
    { q: '\ud800' },
    { year: '24' },
    { year: '2024 or 1=1' },
    { status: 'done' },
    { department: 'constructor' },
    { category: 'x'.repeat(5_000) },
    { __proto__: 'x' } as never,
  ])('are passed over where it does not: %j', (search) => {
    expect(knownFilters(PROJECTS, search)).toEqual({});
  });
});
