import { describe, expect, it } from 'vitest';
import { describeChanges } from './describe-changes';

const marked = (pieces: ReturnType<typeof describeChanges>['older']) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const of = (older: string, newer: string) => {
  const { older: before, newer: after } = describeChanges(older, newer);
  return [marked(before), marked(after)];
};

describe('Changed words', () => {
  it('are marked in both texts, accents and apostrophes included', () => {
    expect(of('Une étude de l’eau à Bouna.', 'Une étude de l’énergie à Bouna.')).toEqual([
      'Une étude de l’[eau] à Bouna.',
      'Une étude de l’[énergie] à Bouna.',
    ]);
  });

  it('are few: what stays in its order is not marked', () => {
    expect(of('Étude du bassin versant', 'Étude du grand bassin')).toEqual([
      'Étude du bassin[ versant]',
      'Étude du[ grand] bassin',
    ]);
  });

  it('are the whole text where there was none, and none where nothing changed', () => {
    expect(of('', 'Deux mots')).toEqual(['', '[Deux mots]']);
    expect(of('Deux mots', 'Deux mots')).toEqual(['Deux mots', 'Deux mots']);
  });

  it('are new lines, too', () => {
    expect(of('Un\nDeux', 'Un\n\nDeux')).toEqual(['Un[\nDeux]', 'Un[\n\nDeux]']);
  });

  it('leave both texts whole where nothing is alike, however long they are', () => {
    const words = (sign: string) => Array.from({ length: 6_000 }, (_, index) => `${sign}${index}`).join(' ');
    const { older, newer } = describeChanges(words('a'), words('b'));
    expect([older, newer].map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      words('a'),
      words('b'),
    ]);
  });
});
