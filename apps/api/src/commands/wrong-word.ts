const USAGE = [
  '  migrate',
  '  admin grant|revoke|reset-password|reset-second-factor EMAIL',
  '  files check|sweep|sweep-unknown',
  '  retention [--dry-run]',
  '  privacy export|erase EMAIL',
  '  seed',
  '  backup FILE [--keep|--content] [NUMBER]',
  '  restore FILE [--verify]',
];

/** Why a command line is refused, and what there is; undefined when its words are right. */
export function refusalOf(words: readonly string[]): string | undefined {
  const wrong = wrongWord(words, USAGE);
  return wrong && [wrong, 'Commandes / commands:', ...USAGE].join('\n');
}

/**
 * Which word of a command line is wrong, and why; undefined when none is.
 * @param usage one command a line: `a|b` is a choice, `[a]` may be left out, `NAME` is anything but an option
 */
export function wrongWord(words: readonly string[], usage: readonly string[]): string | undefined {
  const commands = usage.map((line) => line.trim().split(/\s+/));
  const [command = ''] = words;
  if (command === '') return 'Commande manquante / command missing';
  const expected = commands.find(([name]) => name === command);
  if (expected === undefined) return `Commande inconnue / unknown command: ${command}`;
  for (let index = 1; index < Math.max(words.length, expected.length); index += 1) {
    const [word = '', wanted] = [words[index], expected[index]];
    const before = words.slice(0, index).join(' ');
    if (wanted === undefined) return `Mot en trop après « ${before} » / one word too many after it: ${word}`;
    const isOptional = wanted.startsWith('[');
    if (word === '' && index >= words.length && isOptional) continue;
    if (word === '') return `Il manque après « ${before} » / missing after it: ${wanted}`;
    const choices = wanted.replace(/[[\]]/g, '').split('|');
    const isName = /^\[?[A-Z]+\]?$/.test(wanted) && !word.startsWith('--');
    if (!choices.includes(word) && !isName) {
      return `Mot inconnu après « ${before} » / unknown word after it: ${word} (${choices.join(', ')})`;
    }
  }
  return undefined;
}
