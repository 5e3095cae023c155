import { ApiError, subscribeToNewsletter } from '@site/api-client';
import { isMailbox, wordValidation } from '@site/vocabulary';
import type { Locale, SubscriptionSource } from '@site/vocabulary';
import { newIdempotencyKey } from '../../../entities/session';

export { failureText, toast, Toaster } from '../../../shared/ui/toast';

/** What is wrong, by field. */
export type Refusals = Readonly<Record<string, string>>;

export interface Answers {
  readonly email: string;
  readonly consent: boolean;
  /** A field that people do not see. */
  readonly website: string;
}

export function answersOf(form: HTMLFormElement): Answers {
  const typed = new FormData(form);
  return {
    email: String(typed.get('email') ?? '').trim(),
    consent: typed.get('consent') !== null,
    website: String(typed.get('website') ?? ''),
  };
}

export function refusalsOf({ email, consent }: Answers, locale: Locale): Refusals {
  return {
    ...(!isMailbox(email) && { email: wordValidation('email_invalid', locale) }),
    ...(!consent && { consent: wordValidation('consent_required', locale) }),
  };
}

export function refusalsIn(error: unknown): Refusals {
  const errors = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(errors.map(({ pointer, message }) => [pointer.slice(1), message]));
}

/** One wish: its key stays for as long as nobody knows whether it was fulfilled. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

export interface Sending {
  readonly answers: Answers;
  readonly locale: Locale;
  readonly source: SubscriptionSource;
}

export function attemptOf(sending: Sending, last: Attempt | undefined): Attempt {
  const content = JSON.stringify(sending);
  return last?.content === content ? last : { content, key: newIdempotencyKey() };
}

/** @throws ApiError */
export async function send({ answers, locale, source }: Sending, key: string): Promise<void> {
  const { email, website } = answers;
  const body = { email, website, consent: true as const, language: locale, source };
  await subscribeToNewsletter(body, { headers: { 'Idempotency-Key': key } });
}

/** Nobody knows what became of it. */
export function isOpen(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 409 || error.status >= 500);
}
