import { lengthOf, TEXT_LIMITS } from './limits';

/** What a mail header need not quote (RFC 5322 §3.2.3, RFC 6532), but for what nobody can see or takes for a dot. */
const ATOM = '[^\\s.@<>()[\\]\\\\,;:"\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800\\u3002]+';
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${ATOM}(?:\\.${ATOM})+$`, 'u');

/** An address as it is kept to be written to: in its compatibility form (NFKC), without the spaces around it. */
export function cleanEmail(text: string): string {
  return trimmed(text).normalize('NFKC');
}

/** The one form in which addresses are compared: look-alikes of one address have the same. */
export function normaliseEmail(text: string): string {
  return cleanEmail(text).toLowerCase().normalize('NFKC');
}

/** Text, @, text, dot, text, once it is clean; nothing invisible, and nothing that a mail header would have to quote. */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  // It is stored in either form, and İ is longer in lower case.
  const fits = [email, normaliseEmail(text)].every((form) => lengthOf(form) <= TEXT_LIMITS.email);
  return fits && ADDRESS.test(email);
}

/** Every form in which an address may be stored, the most literal first: it was NFC before it was NFKC. */
export function emailForms(text: string): readonly string[] {
  return [...new Set([trimmed(text).normalize('NFC').toLowerCase(), normaliseEmail(text)])];
}

/** `trim` alone would take a byte order mark for a space: nobody would see that one was there. */
function trimmed(text: string): string {
  return text.replaceAll('\uFEFF', '\u200B').trim();
}
