import { afterEach, describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

const { Segmenter } = Intl;
const family = '👨‍👩‍👧‍👦';
const flag = '🇨🇮';
const decomposed = 'e\u0301';

afterEach(() => Object.assign(Intl, { Segmenter }));

describe.each([
  ['a browser that knows characters', Segmenter],
  ['an older browser', undefined],
])('An excerpt in %s', (_browser, available) => {
  const cut = (text: string, most: number) => {
    Object.assign(Intl, { Segmenter: available });
    return excerpt(text, most);
  };

  it('is the text itself when that is short enough', () => {
    expect(cut('Crue', 4)).toBe('Crue');
    expect(cut('', 150)).toBe('');
  });

  it('ends in one ellipsis when something is left out', () => {
    expect(cut('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  });

  it('breaks no character', () => {
    expect(cut(`${family}${flag}${decomposed}!`, 1)).toBe(`${family}…`);
    expect(cut(`${family}${flag}${decomposed}!`, 2)).toBe(`${family}${flag}…`);
    expect(cut(`${family}${flag}${decomposed}!`, 3)).toBe(`${family}${flag}${decomposed}…`);
    expect(cut('👍🏿👍🏿', 1)).toBe('👍🏿…');
    expect(cut('1️⃣2️⃣', 1)).toBe('1️⃣…');
  });

  it('takes ampersands and angles for what they are', () => {
    expect(cut('Eau & <assainissement> &amp;', 10)).toBe('Eau & <ass…');
  });
});
