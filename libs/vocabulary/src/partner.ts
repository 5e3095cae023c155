/** Values the partner form offers (specification §3); stored values outside the list stay valid. */
export const PARTNER_TYPES = [
  'ONG',
  'Gouvernement',
  'Organisation internationale',
  'Entreprise',
  'Université',
] as const;

export const DEFAULT_PROJECTS_COUNT = 0;
/** The largest number that the column takes. */
export const MAX_PROJECTS_COUNT = 2_147_483_647;

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * How many projects a written number stands for: what is not numeric counts as none (specification §5).
 * Undefined for a number that no count can be: negative, fractional, too large.
 */
export function projectsCountOf(written: unknown): number | undefined {
  const number = typeof written === 'string' ? numberIn(written.trim()) : written;
  if (typeof number !== 'number' || Number.isNaN(number)) return DEFAULT_PROJECTS_COUNT;
  if (!Number.isInteger(number) || number < 0 || number > MAX_PROJECTS_COUNT) return undefined;
  // There is a negative zero, and it is no count.
  return number === 0 ? 0 : number;
}

function numberIn(text: string): number {
  return NUMERIC.test(text) ? Number(text) : Number.NaN;
}

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?\.?|\[[\da-f:.]+\])`;
// Nothing that a reader does not see, and nothing that means something to a page around the address.
const REST = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}\\<>"]*`;
const WEBSITE = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?#]${REST})?$`, 'iu');

/** Whether the text has the form of a website's address: absolute, http or https, no name and password in it. */
export function isWebsiteUrl(text: string): boolean {
  return WEBSITE.test(text);
}
