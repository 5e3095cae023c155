import { describe, expect, it } from '@jest/globals';
import { categoryTone, publicationTone } from './category';
import { PUBLICATION_CATEGORIES } from './publication';

const SHARED = [
  ['WASH', 'blue'],
  ['wash', 'blue'],
  ['Environnement', 'green'],
  ['environment', 'green'],
  ['Climat', 'orange'],
  ['climate', 'orange'],
  ['GIRE', 'cyan'],
  [' gire ', 'cyan'],
] as const;

describe('the colour of a category', () => {
  it.each([...SHARED, ['BTP', 'grey'], ['Formation', 'grey'], ['Énergie', 'grey'], ['', 'grey']])(
    'of projects: %j is %s',
    (category, tone) => {
      expect(categoryTone(category)).toBe(tone);
    },
  );

  it.each([...SHARED, ['Formation', 'plum'], ['Innovation', 'gold'], ['SIG', 'indigo'], ['Énergie', 'grey']])(
    'of publications: %j is %s',
    (category, tone) => {
      expect(publicationTone(category)).toBe(tone);
    },
  );

  it('is one of its own for each that the form of publications offers', () => {
    const tones = PUBLICATION_CATEGORIES.map(publicationTone);
    expect(new Set(tones).size).toBe(PUBLICATION_CATEGORIES.length);
    expect(tones).not.toContain('grey');
  });
});
