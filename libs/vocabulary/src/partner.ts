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

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?\.?|\[[\da-f:.]+\])`;
// Nothing that a reader does not see, and nothing that means something to a page around the address.
const REST = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}\\<>"]*`;
const WEBSITE = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?#]${REST})?$`, 'iu');

/** The same in what the patterns of all languages can say, which is a little less. */
export const WEBSITE_FORM = String.raw`[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f-\u009f\\<>"]+`;

/** Whether the text has the form of a website's address: absolute, http or https, no name and password in it. */
export function isWebsiteUrl(text: string): boolean {
  return WEBSITE.test(text);
}
