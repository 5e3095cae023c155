const SPACE = '\u00A0';
const BETWEEN_THOUSANDS = '\u202F';
/** Not without end: who writes thousands of spaces shall wait no longer for it. */
const SPACES = '[ \\u00A0\\u202F]{1,9}';

/** Tags of HTML, and what stands between blanks. */
const PIECE = /<\/?[a-z][^<>]*>|<|[^\s<]+/gi;
const ADDRESS = /^\(?(?:https?:\/\/|www\.)|^[^@]+@[^@]+\.[^@]+$/i;

/**
 * A French text as it is typeset: spaces that do not break before `: ; ! ?` and inside `« »`, after `n°`, before units and
 * between thousands. What is right already stays; links and addresses are left alone.
 * @param text plain, or HTML of the API
 * @param numbers whether they count something; codes are not set in thousands
 */
export function frenchTypography(text: string, numbers: 'counts' | 'codes' = 'counts'): string {
  const typeset = (words: string) => setBy(numbers === 'codes' ? SPACING : [...SPACING, ...THOUSANDS], words);
  let set = '';
  let last = 0;
  let inLink = false;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const isTag = piece.length > 1 && piece.startsWith('<');
    if (inLink || isTag || ADDRESS.test(piece)) {
      const before = text.slice(last, index);
      set += (inLink ? before : typeset(before)) + piece;
      last = index + piece.length;
    }
    if (isTag && /^<\/?a[\s>]/i.test(piece)) inLink = !piece.startsWith('</');
  }
  return set + typeset(text.slice(last));
}

type Rule = readonly [RegExp, string | ((...found: never[]) => string)];

// No look-behind: older phones cannot read it.
const SPACING: readonly Rule[] = [
  [new RegExp(`${SPACES}([:;!?»])`, 'g'), `${SPACE}$1`],
  [new RegExp(`«(?:${SPACES})?`, 'g'), `«${SPACE}`],
  [
    /([\p{L}\d)\]…%])([:;!?]+)(?=[\s»)\]”"]|$)/gu,
    (all: string, before: string, signs: string, at: number, whole: string) =>
      endsSign(whole, at) ? all : before + SPACE + signs,
  ],
  [/([\p{L}\d)\]….!?])»/gu, `$1${SPACE}»`],
  [new RegExp(`(^|[\\s(«])([nN])[°º](?:${SPACES})?(?=[\\dA-Z])`, 'g'), `$1$2°${SPACE}`],
  [/(\d) (?=(?:%|‰|km|ha|m[²³]?|mm|cm|kW|MW|FCFA|F CFA|°C|€)(?![\p{L}\d]))/gu, `$1${SPACE}`],
];

const THOUSANDS: readonly Rule[] = [
  [
    /(^|[\s(«–—-])(\d{1,3}(?:[ \u00A0]\d{3})+)(?=[\s.,;:!?)%»–—-]|$)/g,
    (_: string, before: string, number: string) => before + number.replace(/[ \u00A0]/g, BETWEEN_THOUSANDS),
  ],
  [
    // After `n°` or an abbreviation, as in `ISO 14001` and `BP 12345`, stands no count.
    /(^|[\s(«]|[nN]°\s?|\p{Lu}{2}\s)([1-9]\d{4,8})(?=[\s.,;:!?)%»]|$)/gu,
    (all: string, before: string, number: string) =>
      before.length > 1 ? all : before + number.replace(/\B(?=(?:\d{3})+$)/g, BETWEEN_THOUSANDS),
  ],
];

/** Whether a sign of HTML like `&gt;` ends here, or one that is told as text, `&amp;gt;`. */
function endsSign(text: string, at: number): boolean {
  return /&(?:amp;)?#?\w{1,7}$/.test(text.slice(Math.max(0, at - 12), at + 1));
}

function setBy(rules: readonly Rule[], text: string): string {
  return rules.reduce((set, [found, put]) => set.replace(found, put as string), text);
}
