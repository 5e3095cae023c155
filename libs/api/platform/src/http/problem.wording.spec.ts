import { describe, expect, it } from '@jest/globals';
import { localeOf, PROBLEMS } from './problem.wording';

describe('the language of a refusal', () => {
  it.each([undefined, '', '*', 'fr', 'fr-CI', 'de', 'de, *;q=0.5', 'fr, en', 'en;q=0', 'en;q=0.1, fr;q=0.9'])(
    'is French for %j',
    (header) => expect(localeOf(header)).toBe('fr'),
  );

  it.each([
    'en',
    'EN-gb, en;q=0.9',
    'fr;q=0.1, en;q=0.9',
    'de, en;q=0.5',
    'en, fr',
    'en, *;q=0.5',
    'fr;q=0, *',
    'en-GB;q=0.9,fr;q=0.85,en;q=0.8',
  ])('is English for %j', (header) => expect(localeOf(header)).toBe('en'));

  it('is French when the weights cannot be read', () => {
    expect(localeOf('en;q=high')).toBe('fr');
    expect(localeOf(';;q=,,-')).toBe('fr');
  });
});

it('No line of a refusal ends between a number and its unit', () => {
  const sentences = Object.values(PROBLEMS).map(({ fr }) => fr);
  expect(sentences.filter((fr) => /\d (?:mégapixels|[KMG]o|%)/.test(fr))).toEqual([]);
});
