import { describe, expect, it } from '@jest/globals';
import { cleanFileName } from './file-name';

describe('the name of a file', () => {
  it.each([
    ['Étude d’impact n°2.pdf', 'Étude d’impact n°2.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['  a\tb\n\u0000c  .pdf', 'a b c.pdf'],
    ['....pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['photo', 'photo'],
    ['photo.', 'photo'],
    ['', 'document'],
    ['a\u202Efdp.pdf', 'a fdp.pdf'],
    ['plan 👩‍🔧.png', 'plan 👩‍🔧.png'],
    ['a\uD800b.png', 'a b.png'],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it('is at most 120 characters long and keeps its extension', () => {
    const kept = cleanFileName(`${'𝒳'.repeat(300)}.pdf`);
    expect([[...kept].length, kept.endsWith('𝒳.pdf')]).toEqual([120, true]);
  });

  it.each([`a.${'x'.repeat(900)}`, 'x'.repeat(900), `${'x'.repeat(900)}.`])(
    'is at most 120 characters long without an extension, too: %#',
    (name) => {
      expect(cleanFileName(name)).toHaveLength(120);
    },
  );
});
