import { DomainError } from '@site/api-kernel';
import type { Database } from '../persistence/database';
import {
  ANSWER_HOURS,
  IdempotencyStore,
  type Claim,
  type IdempotentRequest,
  type StoredAnswer,
} from './idempotency-store';

const SWEEP_MS = 60 * 60 * 1_000;
const CLAIM = `
  insert into idempotency_keys (scope, key, fingerprint, claim, expires_at)
  values ($1, $2, $3, gen_random_uuid(), now() + make_interval(secs => $4))
  on conflict (scope, key) do update
    set fingerprint = excluded.fingerprint, claim = excluded.claim, status = null, headers = null, body = null,
        created_at = now(), expires_at = excluded.expires_at
    where idempotency_keys.expires_at <= now()
  returning claim`;
const FIND = `
  select fingerprint, status, headers, body from idempotency_keys
  where scope = $1 and key = $2 and expires_at > now()`;
const ANSWER = `
  update idempotency_keys
  set status = $4, headers = $5, body = $6, expires_at = now() + make_interval(hours => ${ANSWER_HOURS})
  where scope = $1 and key = $2 and claim = $3`;
const RELEASE =
  'delete from idempotency_keys where scope = $1 and key = $2 and claim = $3 and status is null';

interface StoredRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly body: string | null;
}

/** Keys in the table `idempotency_keys`. */
export class PostgresIdempotencyStore extends IdempotencyStore {
  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly database: Pick<Database, 'query'>) {
    super();
  }

  async claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim> {
    const { scope, key, fingerprint } = request;
    const values = [scope, key, fingerprint, holdSeconds];
    const [taken] = await this.database.query<{ claim: string }>(CLAIM, values, 'idempotency-claim');
    if (taken !== undefined) return { kind: 'claimed', claim: taken.claim };
    const [found] = await this.database.query<StoredRow>(FIND, [scope, key], 'idempotency-find');
    // Released or expired between the two statements: the other request is over.
    if (found === undefined) throw new DomainError('idempotency_in_progress', { retryAfter: 1 });
    if (found.fingerprint !== fingerprint) throw new DomainError('idempotency_key_reused');
    if (found.status === null) throw new DomainError('idempotency_in_progress', { retryAfter: 1 });
    return {
      kind: 'answered',
      answer: { status: found.status, headers: found.headers ?? {}, body: found.body },
    };
  }

  async answer({ scope, key }: IdempotentRequest, claim: string, answer: StoredAnswer): Promise<void> {
    const { status, headers, body } = answer;
    await this.database.query(
      ANSWER,
      [scope, key, claim, status, JSON.stringify(headers), body],
      'idempotency-answer',
    );
  }

  async release({ scope, key }: IdempotentRequest, claim: string): Promise<void> {
    await this.database.query(RELEASE, [scope, key, claim], 'idempotency-release');
  }

  onApplicationBootstrap(): void {
    this.sweeping = setInterval(() => this.sweep().catch(() => undefined), SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
  }

  /** Removes what is over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from idempotency_keys where expires_at <= now()');
  }
}
