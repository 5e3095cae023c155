import { ApiError, http } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import type { Refusals, Typed } from './fields';

export interface Letter extends Typed {
  readonly website: string;
  readonly language: Locale;
  /** Between opening the form and sending it. */
  readonly seconds: number;
}

export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly errors: Refusals }
  | { readonly kind: 'failed'; readonly reach: 'offline' | 'busy' | 'broken'; readonly detail: string };

/** Sends a message once under its key, and tells what came of it; never throws. */
export async function sendMessage(letter: Letter, key: string): Promise<Outcome> {
  try {
    await http('/api/v1/contact-messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(letter),
    });
    return { kind: 'accepted' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', reach: 'broken', detail: '' };
    const { status, detail, errors } = error;
    if (status === 422) {
      const byField = errors.map(({ pointer, message }) => [pointer.slice(1), message] as const);
      return { kind: 'refused', errors: Object.fromEntries(byField) };
    }
    if (status === 0) return { kind: 'failed', reach: 'offline', detail: '' };
    return { kind: 'failed', reach: status === 429 ? 'busy' : 'broken', detail };
  }
}
