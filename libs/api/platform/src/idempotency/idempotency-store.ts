import { DomainError } from '@site/api-kernel';

/** What a request was answered with, enough to answer its repetition the same. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for an answer without a body. */
  readonly body: string | null;
}

export interface IdempotentRequest {
  /** Who asks for what: hash of the user or address, the verb and the path. */
  readonly scope: string;
  readonly key: string;
  /** Hash of what is asked. */
  readonly fingerprint: string;
}

export type Claim =
  | { readonly kind: 'claimed'; readonly claim: string }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer };

/** Work that is done, and what it is answered with. */
export interface Settled<Value> {
  readonly value: Value;
  readonly answer: StoredAnswer;
}

/** Remembers which keyed requests run or were answered, for all instances. */
export abstract class IdempotencyStore {
  /**
   * Takes the key for `holdSeconds`, after which a request that never came to an end is forgotten.
   * @throws DomainError `idempotency_in_progress`, or `idempotency_key_reused` when the key was used for something else
   */
  abstract claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim>;
  /** Holds the key for another `holdSeconds`. */
  abstract hold(request: IdempotentRequest, claim: string, holdSeconds: number): Promise<void>;
  /**
   * Does the work and stores its answer for 24 hours: both happen, or neither.
   * @throws DomainError `idempotency_in_progress` when somebody else has taken the key meanwhile
   */
  abstract settle<Value>(
    request: IdempotentRequest,
    claim: string,
    work: () => Promise<Settled<Value>>,
  ): Promise<Value>;
  /** Frees the key of a request that failed. */
  abstract release(request: IdempotentRequest, claim: string): Promise<void>;
}

export const ANSWER_HOURS = 24;

/** Said to a repetition while the first one runs. */
export function inProgress(): DomainError {
  return new DomainError('idempotency_in_progress', { retryAfter: 1 });
}
