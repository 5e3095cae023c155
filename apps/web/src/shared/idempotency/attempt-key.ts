import { ApiError } from '@site/api-client';
import { newIdempotencyKey } from './idempotency-key';

/** The Idempotency-Key of one wish, kept for as long as nobody knows whether it was fulfilled. */
export interface AttemptKey {
  current(): string;
  /** A certain refusal: nothing was stored under the key, so the next attempt needs another one. */
  settle(error: unknown): void;
}

export function attemptKey(): AttemptKey {
  let key: string | undefined;
  return {
    current: () => (key ??= newIdempotencyKey()),
    settle(error) {
      if (isRefusal(error)) key = undefined;
    },
  };
}

/** Refusals that say nothing about what was sent: a sign-in, some patience or another request changes them. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 409, 429]);

/** The same again would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}
