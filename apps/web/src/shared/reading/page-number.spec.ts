import { describe, expect, it } from 'vitest';
import { pageNumber } from './page-number';

describe('the page that an address asks for', () => {
  it.each([
    ['2', 2],
    ['999999', 999_999],
    ['1', 1],
  ])('is the one it names: %s', (page, number) => {
    expect(pageNumber({ page })).toBe(number);
  });

  it.each([
    '',
    '0',
    '01',
    '-2',
    '+2',
    '1.5',
    '2e1',
    ' 2',
    'abc',
    "2' or 1=1",
    '</script>',
    '9'.repeat(400),
    '２',
  ])('is the first where it names none: %j', (page) => {
    expect(pageNumber({ page })).toBe(1);
    expect(pageNumber({})).toBe(1);
  });
});
