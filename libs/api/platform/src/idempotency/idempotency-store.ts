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

/** Remembers which keyed requests run or were answered, for all instances. */
export abstract class IdempotencyStore {
  /**
   * Takes the key for `holdSeconds`, after which a request that never came to an end is forgotten.
   * @throws DomainError `idempotency_in_progress`, or `idempotency_key_reused` when the key was used for something else
   */
  abstract claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim>;
  /** Stores the answer for 24 hours. */
  abstract answer(request: IdempotentRequest, claim: string, answer: StoredAnswer): Promise<void>;
  /** Frees the key of a request that failed. */
  abstract release(request: IdempotentRequest, claim: string): Promise<void>;
}

export const ANSWER_HOURS = 24;
