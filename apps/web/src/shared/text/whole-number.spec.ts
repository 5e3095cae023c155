import { describe, expect, it } from 'vitest';
import { wholeNumber } from './whole-number';

describe('a count', () => {
  it.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1\u202F000', '1,000'],
    [2147483647, '2\u202F147\u202F483\u202F647', '2,147,483,647'],
  ])('%i is written in groups of three', (value, french, english) => {
    expect(wholeNumber(value, 'fr')).toBe(french);
    expect(wholeNumber(value, 'en')).toBe(english);
  });
});
