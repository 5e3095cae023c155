import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';

/** Text, @, text, dot, text: what the forms of the site accept too. */
const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The one form in which an e-mail address is stored and compared: NFC, lower case, no surrounding spaces. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

export function isEmail(normalised: string): boolean {
  return PATTERN.test(normalised) && lengthOf(normalised) <= TEXT_LIMITS.email;
}
