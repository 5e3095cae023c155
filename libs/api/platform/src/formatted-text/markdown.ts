import { DEFAULT_LOCALE, isWebsiteUrl, paragraphsOf, TEXT_LIMITS, wordsOf } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';
import MarkdownIt from 'markdown-it';

const NEW_TAB: Readonly<Record<Locale, string>> = { fr: 'Nouvel onglet', en: 'New tab' };

/** Whatever may change how a text looks, links apart. The migration `20261201-unformatted-texts` says it in SQL. */
const MARK = /[*_[\\#]|^[ \t]*(?:-|\d{1,9}\.)[ \t]/m;
const ADDRESS = /:\/\/|@|www\./i;

/**
 * What costs time, dear where it is an address, an item or a heading, and how much of it a text may have: more helps no
 * reader. Longer than the longest field no text is.
 */
const COSTLY = /(@|:\/\/|www\.|\n[ \t]*(?:[-*#]|\d{1,9}\.))|[*_[\]\\\n]/gi;
const MOST_COSTLY = 1_500;
const DEAR = 4;

/**
 * The start of a line that is no item of a list here though CommonMark says so: `+` and `1)` (phone numbers, times),
 * a mark with nothing after it, one right before another (a line of stars); and a heading without words.
 */
const NO_ITEM = new RegExp(
  String.raw`^([ \t]*\d{0,9})([+)](?=[ \t])|[-*+.)](?=[ \t]*$|[ \t]+(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))|#(?=#*[ \t]*$))`,
  'gm',
);
/** A path of this site, a mailbox or a telephone: nothing that a page or a browser would read in another way. */
const OWN_ADDRESS = /^(?:mailto:|tel:|\/(?!\/))[^\s\p{Cc}\p{Cf}\p{Cs}\\<>"]*$/iu;
const INDENT = /^[ \t]+/gm;
/** Lists within lists, four deep; the library would drop what is deeper than it goes. */
const DEEPEST_INDENT = 8;

const markdown = new MarkdownIt('zero', { linkify: true }).enable([
  'emphasis',
  'escape',
  'heading',
  'link',
  'linkify',
  'list',
]);
// Without a scheme most of what looks like an address is a missing blank: « du fleuve.Il est … ».
markdown.linkify.add('ftp:', null).add('//', null);
markdown.linkify.add('www.', {
  validate: (text, position, self) => {
    const rest = text.slice(position, position + 500);
    const length = self.testSchemaAt(`//www.${rest}`, 'http:', 0) - '//www.'.length;
    return rest.slice(0, Math.max(0, length)).includes('.') ? length : 0;
  },
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});
// As they were typed, or not at all.
markdown.validateLink = (address) => isWebsiteUrl(address) || OWN_ADDRESS.test(address);
markdown.normalizeLink = (address) => address;
markdown.normalizeLinkText = (text) => text;
// Blanks and line ends of the HTML are the writer's: pages show them.
markdown.renderer.renderToken = (tokens, index) => {
  const { hidden = true, nesting = 0, tag = '' } = tokens[index] ?? {};
  if (hidden) return '';
  return nesting < 0 ? `</${tag}>` : `<${tag}>`;
};
Object.assign(markdown.renderer.rules, {
  hardbreak: () => '\n',
  softbreak: () => '\n',
  heading_open: () => '<h2>',
  heading_close: () => '</h2>',
  // The number that was typed: « 1998. » and « 2004. » are years.
  list_item_open: (tokens, index) => {
    const number = tokens[index]?.info;
    return number ? `<li value="${Number(number)}">` : '<li>';
  },
  link_open: (tokens, index, _options, env) => {
    const address = String(tokens[index]?.attrGet('href') ?? '');
    if (address === '') return '<a>';
    const href = `href="${markdown.utils.escapeHtml(address)}"`;
    if (!isWebsiteUrl(address)) return `<a ${href}>`;
    return `<a ${href} target="_blank" rel="nofollow noopener noreferrer" title="${String(env?.['newTab'])}">`;
  },
} satisfies typeof markdown.renderer.rules);

/** Whether a text has what could be a mark. */
export function hasMarks(text: string): boolean {
  return MARK.test(text);
}

/** A text in the small Markdown of this product as HTML that is safe wherever it stands. @param locale of the text */
export function htmlOf(text: string, locale: Locale = DEFAULT_LOCALE): string {
  if ((!MARK.test(text) && !ADDRESS.test(text)) || isTooCostly(text)) return paragraphsOf(text);
  const lines = text
    .replace(/\n\s*\n/g, '\n\n')
    .replace(INDENT, (blanks) => ' '.repeat(Math.min(blanks.length, DEEPEST_INDENT)))
    .replace(NO_ITEM, '$1\\$2');
  return markdown.render(lines, { newTab: NEW_TAB[locale] });
}

/** The same without its marks. */
export function plainOf(text: string): string {
  return MARK.test(text) ? wordsOf(htmlOf(text)) : text;
}

function isTooCostly(text: string): boolean {
  if (text.length > TEXT_LIMITS.content) return true;
  let cost = 0;
  for (const [, dear] of text.matchAll(COSTLY)) {
    cost += dear === undefined ? 1 : DEAR;
    if (cost > MOST_COSTLY) return true;
  }
  return false;
}
