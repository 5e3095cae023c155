/** `spam`: filed apart when it came, or by an administrator. */
export const MESSAGE_STATES = ['new', 'handled', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a request for a quote may say besides, in the order in which the firm reads it. */
export const QUOTE_DETAILS = ['domaine', 'lieu', 'echeance'] as const;
export type QuoteDetail = (typeof QUOTE_DETAILS)[number];

const CONTROL = /\p{Cc}|\u2028|\u2029/u;

/** No line break and no other control character: nothing that a header of a mail would read as its end. */
export function isOneLine(text: string): boolean {
  return !CONTROL.test(text);
}
