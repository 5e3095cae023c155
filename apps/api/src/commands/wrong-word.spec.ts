import { describe, expect, it } from '@jest/globals';
import { wrongWord } from './wrong-word';

const USAGE = [
  '  migrate',
  '  admin grant|revoke EMAIL',
  '  retention [--dry-run]',
  '  backup FILE [--keep] [NUMBER]',
];
const wrong = (...words: string[]) => wrongWord(words, USAGE);

describe('a command line', () => {
  it.each([
    ['migrate'],
    ['admin', 'grant', 'awa@example.org'],
    ['retention'],
    ['retention', '--dry-run'],
    ['backup', 'a.b', '--keep', '14'],
  ])('may be %s %s %s %s', (...words) => {
    expect(wrong(...words.filter(Boolean))).toBeUndefined();
  });

  it.each([
    [[], 'command missing'],
    [['bogus'], 'unknown command: bogus'],
    [['constructor'], 'unknown command: constructor'],
    [['admin'], 'Il manque après « admin » / missing after it: grant|revoke'],
    [['admin', 'bogus'], 'unknown word after it: bogus (grant, revoke)'],
    [['admin', 'EMAIL', 'x'], 'unknown word after it: EMAIL (grant, revoke)'],
    [['admin', 'grant'], 'missing after it: EMAIL'],
    [['admin', 'grant', ''], 'missing after it: EMAIL'],
    [
      ['admin', 'grant', 'a@b.ci', 'c@d.ci'],
      'Mot en trop après « admin grant a@b.ci » / one word too many after it: c@d.ci',
    ],
    [['migrate', 'now'], 'one word too many after it: now'],
    [['retention', '--dryrun'], 'unknown word after it: --dryrun (--dry-run)'],
    [['backup', 'a.b', '14'], 'unknown word after it: 14 (--keep)'],
    [['backup', '--keep'], 'unknown word after it: --keep (FILE)'],
    [['retention', '--dry-run', 'x'], 'one word too many after it: x'],
  ])('%j says which word is wrong', (words, reason) => {
    expect(wrong(...words)).toContain(reason);
  });
});
