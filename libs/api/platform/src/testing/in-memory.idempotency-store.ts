import { DomainError, type Clock } from '@site/api-kernel';
import { ANSWER_HOURS, inProgress } from '../idempotency/idempotency-store';
import type {
  IdempotencyStore,
  Claim,
  IdempotentRequest,
  Settled,
  StoredAnswer,
} from '../idempotency/idempotency-store';

interface Row {
  readonly fingerprint: string;
  readonly claim: string;
  readonly answer: StoredAnswer | undefined;
  readonly expiresAt: number;
}

/** The double: keys of this process. */
export class InMemoryIdempotencyStore implements IdempotencyStore {
  private readonly rows = new Map<string, Row>();
  private claims = 0;

  constructor(private readonly clock: Clock) {}

  async claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim> {
    const now = this.clock.now().getTime();
    const found = this.rows.get(place(request));
    if (found !== undefined && found.expiresAt > now) {
      if (found.fingerprint !== request.fingerprint) throw new DomainError('idempotency_key_reused');
      if (found.answer === undefined) throw inProgress();
      return { kind: 'answered', answer: found.answer };
    }
    this.claims += 1;
    const claim = String(this.claims);
    const expiresAt = this.after(holdSeconds);
    this.rows.set(place(request), { fingerprint: request.fingerprint, claim, answer: undefined, expiresAt });
    return { kind: 'claimed', claim };
  }

  async hold(request: IdempotentRequest, claim: string, holdSeconds: number): Promise<void> {
    const row = this.rows.get(place(request));
    if (row?.claim === claim) this.rows.set(place(request), { ...row, expiresAt: this.after(holdSeconds) });
  }

  /** What was done stays done where nothing can be taken back. */
  async settle<Value>(request: IdempotentRequest, claim: string, work: () => Promise<Settled<Value>>) {
    const { value, answer } = await work();
    const row = this.rows.get(place(request));
    if (row?.claim !== claim) throw inProgress();
    this.rows.set(place(request), { ...row, answer, expiresAt: this.after(ANSWER_HOURS * 3_600) });
    return value;
  }

  async release(request: IdempotentRequest, claim: string): Promise<void> {
    const row = this.rows.get(place(request));
    if (row?.claim === claim && row.answer === undefined) this.rows.delete(place(request));
  }

  private after(seconds: number): number {
    return this.clock.now().getTime() + seconds * 1_000;
  }
}

function place({ scope, key }: IdempotentRequest): string {
  return `${scope} ${key}`;
}
