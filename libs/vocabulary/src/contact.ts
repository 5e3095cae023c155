import { lengthOf, TEXT_LIMITS } from './limits';

/** `spam`: filed apart when it came, or by an administrator. */
export const MESSAGE_STATES = ['new', 'handled', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Text, @, text, dot, text. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CONTROL = /\p{Cc}|\u2028|\u2029/u;

/** An address as the contact form takes it (specification §5), without the spaces around it. */
export function isContactEmail(text: string): boolean {
  return EMAIL.test(text) && lengthOf(text) <= TEXT_LIMITS.email;
}

/** No line break and no other control character: nothing that a header of a mail would read as its end. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text);
}
