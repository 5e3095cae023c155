import { DomainError, type Clock } from '@site/api-kernel';
import {
  ANSWER_HOURS,
  IdempotencyStore,
  type Claim,
  type IdempotentRequest,
  type StoredAnswer,
} from './idempotency-store';

interface Row {
  readonly fingerprint: string;
  readonly claim: string;
  readonly answer: StoredAnswer | undefined;
  readonly expiresAt: number;
}

/** The double: keys of this process. */
export class InMemoryIdempotencyStore extends IdempotencyStore {
  private readonly rows = new Map<string, Row>();
  private claims = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim> {
    const now = this.clock.now().getTime();
    const found = this.rows.get(place(request));
    if (found !== undefined && found.expiresAt > now) {
      if (found.fingerprint !== request.fingerprint) throw new DomainError('idempotency_key_reused');
      if (found.answer === undefined) throw new DomainError('idempotency_in_progress', { retryAfter: 1 });
      return { kind: 'answered', answer: found.answer };
    }
    this.claims += 1;
    const claim = String(this.claims);
    const expiresAt = now + holdSeconds * 1_000;
    this.rows.set(place(request), { fingerprint: request.fingerprint, claim, answer: undefined, expiresAt });
    return { kind: 'claimed', claim };
  }

  async answer(request: IdempotentRequest, claim: string, answer: StoredAnswer): Promise<void> {
    const row = this.rows.get(place(request));
    if (row?.claim !== claim) return;
    const expiresAt = this.clock.now().getTime() + ANSWER_HOURS * 3_600_000;
    this.rows.set(place(request), { ...row, answer, expiresAt });
  }

  async release(request: IdempotentRequest, claim: string): Promise<void> {
    const row = this.rows.get(place(request));
    if (row?.claim === claim && row.answer === undefined) this.rows.delete(place(request));
  }
}

function place({ scope, key }: IdempotentRequest): string {
  return `${scope} ${key}`;
}
