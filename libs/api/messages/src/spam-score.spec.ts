import { describe, expect, it } from '@jest/globals';
import { processorTime } from '@site/api-kernel/testing';
import { SPAM_SCORE, spamScore, type SpamSignals, type WrittenText } from './domain/spam-score';

const score = (text: Partial<WrittenText>, signs: Partial<SpamSignals> = {}) =>
  spamScore(
    { nom: 'Awa', organisation: '', sujet: '', message: 'Bonjour', ...text },
    { website: '', seconds: undefined, ...signs },
  );
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `http://${index}.example`).join(' ');
const REPEATED = 'achetez maintenant '.repeat(20);

describe('the score of a message', () => {
  it.each([
    ['nothing but words', {}, {}],
    ['a link or two', { message: `Notre site : ${links(2)}` }, {}],
    ['a long text', { message: Array.from({ length: 800 }, (_, index) => `mot${index}`).join(' ') }, {}],
    ['capital letters and exclamation marks', { message: 'URGENT !!! APPELEZ-NOUS !!!' }, {}],
    ['markup that hides nothing', { message: '<script>alert(1)</script> {{7*7}}' }, {}],
    ['all the time of the world', {}, { seconds: 86_400 }],
    ['a clock that was set back', {}, { seconds: -5 }],
    ['spaces in the hidden field', {}, { website: '  ' }],
    ['a short word that comes back', { message: 'oui oui oui oui' }, {}],
  ])('is 0 for %s', (_, text, signs) => {
    expect(score(text, signs)).toBe(0);
  });

  it.each([
    ['haste', {}, { seconds: 2.9 }, 3],
    ['three links', { message: links(3) }, {}, 3],
    ['six links', { message: links(6) }, {}, 4],
    ['a link as a subject', { sujet: 'http://a.example' }, {}, 4],
    ['a link as a name', { nom: 'www.a.example' }, {}, 4],
    ['links of another markup', { message: '[url=x]' }, {}, 3],
    ['the same words again and again', { message: REPEATED }, {}, 3],
  ])('is not enough for %s alone', (_, text, signs, expected) => {
    expect(score(text, signs)).toBe(expected);
    expect(expected).toBeLessThan(SPAM_SCORE);
  });

  it.each([
    ['the hidden field filled in', {}, { website: 'x' }],
    ['haste and links', { message: links(3) }, { seconds: 0 }],
    ['repeated words and a link as a subject', { message: REPEATED, sujet: 'http://a.example' }, {}],
  ])('is enough for %s', (_, text, signs) => {
    expect(score(text, signs)).toBeGreaterThanOrEqual(SPAM_SCORE);
  });

  it('is found in no time, however long and odd the text is', async () => {
    const spent = await processorTime(() => {
      for (const piece of ['<a ', 'http', 'a ', '[url', 'www.']) score({ message: piece.repeat(2_000) });
    });
    expect(spent).toBeLessThan(500);
  });
});
