import { describe, expect, it } from 'vitest';
import { marked, type Mark } from './marks';

/** The text with what is selected between ‹ and ›, after a mark was put on it. */
function put(mark: Mark, shown: string): string {
  const from = shown.indexOf('‹');
  const to = shown.indexOf('›') - 1;
  const text = shown.replace(/[‹›]/g, '');
  const { by, selected, ...place } = marked(text, { from, to }, mark, 'texte');
  const marks = `${by.slice(0, selected.from)}‹${by.slice(selected.from, selected.to)}›${by.slice(selected.to)}`;
  return text.slice(0, place.from) + marks + text.slice(place.to);
}

describe('a mark', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'une ‹eau› claire', 'une **‹eau›** claire'],
    ['bold', 'une ‹eau ›claire', 'une **‹eau›** claire'],
    ['bold', 'une **‹eau›** claire', 'une ‹eau› claire'],
    ['bold', '‹›', '**‹texte›**'],
    ['bold', '‹un\n\ndeux›', '‹**un**\n\n**deux**›'],
    ['bold', '*‹eau›*', '***‹eau›***'],
    ['bold', '***‹eau›***', '*‹eau›*'],
    ['italics', 'une ‹eau›', 'une *‹eau›*'],
    ['italics', '**‹eau›**', '***‹eau›***'],
    ['italics', '*‹eau›*', '‹eau›'],
    ['heading', 'un\nde‹›ux\ntrois', 'un\n# deux‹›\ntrois'],
    ['heading', '# de‹›ux', 'deux‹›'],
    ['list', '‹un\n\ndeux›\ntrois', '‹- un\n\n- deux›\ntrois'],
    ['list', '‹- un\n- deux›', '‹un\ndeux›'],
    ['list', 'un\n‹›', 'un\n- ‹›'],
    ['link', 'voir ‹ici›', 'voir [ici](‹https://›)'],
    ['link', 'voir ‹https://example.org›', 'voir [‹texte›](https://example.org)'],
    ['link', 'voir ‹›', 'voir [‹texte›](https://)'],
  ])('%s makes of %j %j', (mark, before, after) => {
    expect(put(mark, before)).toBe(after);
  });
});
