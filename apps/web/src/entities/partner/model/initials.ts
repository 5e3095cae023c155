// Words that hold a name together and do not count in it.
const LINKING = /^(?:d|l|de|du|des|la|le|les|et|en|à|au|aux|of|the|and|for|in|pour|sur)$/iu;
const WORD = /[\p{L}\p{N}]+/gu;

/** One or two capital letters that stand for a name; a dot where it has none. */
export function initialsOf(name: string): string {
  const words = name.match(WORD) ?? [];
  const telling = words.filter((word) => !LINKING.test(word));
  const [first, second] = telling.length > 0 ? telling : words;
  const letters = [first, second].map((word) => [...(word ?? '')].slice(0, 1).join(''));
  return letters.join('').toLocaleUpperCase('fr') || '·';
}
