/** What tells a program from a person, besides what it wrote. */
export interface SpamSignals {
  /** What stands in the field that people do not see. */
  readonly website: string;
  /** Seconds between opening the form and sending it; undefined where nobody counted, as without JavaScript. */
  readonly seconds: number | undefined;
}

export interface WrittenText {
  readonly nom: string;
  readonly organisation: string;
  readonly sujet: string;
  readonly message: string;
}

/** A message with this score, or a higher one, is filed as spam. No sign but the hidden field is enough by itself. */
export const SPAM_SCORE = 5;

const SIGNS = { hiddenField: 10, hurry: 3, repetition: 3, links: 3, manyLinks: 4, linkInName: 4, markup: 3 };
/** Nobody reads a form, fills it in and sends it in less. */
const HURRY_SECONDS = 3;
const SOME_LINKS = 3;
const MANY_LINKS = 6;
const LINK = /https?:\/\/|\bwww\./gi;
const MARKUP = /\[url[=\]]|<a\s[^<>]*href/i;
const WORDS_TO_JUDGE = 12;

/** How much a message looks like the work of a program: 0 for nothing at all. */
export function spamScore(text: WrittenText, { website, seconds }: SpamSignals): number {
  const links = countOf(text.message);
  return [
    website.trim() !== '' && SIGNS.hiddenField,
    seconds !== undefined && seconds >= 0 && seconds < HURRY_SECONDS && SIGNS.hurry,
    isRepetitive(text.message) && SIGNS.repetition,
    links >= MANY_LINKS ? SIGNS.manyLinks : links >= SOME_LINKS && SIGNS.links,
    countOf(`${text.nom} ${text.organisation} ${text.sujet}`) > 0 && SIGNS.linkInName,
    MARKUP.test(text.message) && SIGNS.markup,
  ].reduce<number>((sum, sign) => sum + (sign === false ? 0 : sign), 0);
}

function countOf(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** The same few words over and over. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.length >= WORDS_TO_JUDGE && new Set(words).size * 4 <= words.length;
}
