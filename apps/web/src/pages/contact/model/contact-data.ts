import { TEXT_LIMITS } from '@site/vocabulary';
import type { SubmittedForm } from '../../../shared/page';

/** What the address and a form that was posted to it say. */
export interface ContactData {
  /** The subject that the address asks for; empty, none. */
  readonly subject: string;
  readonly submitted: SubmittedForm | null;
}

/** Whether a subject asks for a quote, in either language. */
export const isQuote = (subject: string) => /^(?:devis|quote)(?!\p{L})/iu.test(subject);

/** One line of plain text, whatever the address holds. */
export function subjectOf(asked: unknown): string {
  const line = typeof asked === 'string' ? asked.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  return [...line].slice(0, TEXT_LIMITS.subject).join('');
}
