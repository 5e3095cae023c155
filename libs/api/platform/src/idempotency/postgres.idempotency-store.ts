import { DomainError } from '@site/api-kernel';
import type { Database } from '../persistence/database';
import { ANSWER_HOURS, inProgress } from './idempotency-store';
import type { IdempotencyStore, Claim, IdempotentRequest, Settled } from './idempotency-store';

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
  where scope = $1 and key = $2 and claim = $3 returning claim`;
const HOLD = `
  update idempotency_keys set expires_at = now() + make_interval(secs => $4)
  where scope = $1 and key = $2 and claim = $3 and status is null`;
const RELEASE =
  'delete from idempotency_keys where scope = $1 and key = $2 and claim = $3 and status is null';

interface StoredRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly body: string | null;
}

/** Keys in the table `idempotency_keys`. */
export class PostgresIdempotencyStore implements IdempotencyStore {
  constructor(private readonly database: Pick<Database, 'query' | 'write' | 'atomically'>) {}

  async claim(request: IdempotentRequest, holdSeconds: number): Promise<Claim> {
    const { scope, key, fingerprint } = request;
    const values = [scope, key, fingerprint, holdSeconds];
    const [taken] = await this.database.query<{ claim: string }>(CLAIM, values, 'idempotency-claim');
    if (taken !== undefined) return { kind: 'claimed', claim: taken.claim };
    const [found] = await this.database.query<StoredRow>(FIND, [scope, key], 'idempotency-find');
    // Released or expired between the two statements: the other request is over.
    if (found === undefined) throw inProgress();
    if (found.fingerprint !== fingerprint) throw new DomainError('idempotency_key_reused');
    if (found.status === null) throw inProgress();
    return {
      kind: 'answered',
      answer: { status: found.status, headers: found.headers ?? {}, body: found.body },
    };
  }

  async hold({ scope, key }: IdempotentRequest, claim: string, holdSeconds: number): Promise<void> {
    await this.database.query(HOLD, [scope, key, claim, holdSeconds], 'idempotency-hold');
  }

  /** One transaction, which ends with the answer: whoever lost his key on the way has written nothing. */
  settle<Value>({ scope, key }: IdempotentRequest, claim: string, work: () => Promise<Settled<Value>>) {
    return this.database.atomically(async () => {
      const { value, answer } = await work();
      const { status, headers, body } = answer;
      const values = [scope, key, claim, status, JSON.stringify(headers), body];
      const noted = await this.database.write(ANSWER, values, 'idempotency-answer');
      if (noted.length === 0) throw inProgress();
      return value;
    });
  }

  async release({ scope, key }: IdempotentRequest, claim: string): Promise<void> {
    await this.database.query(RELEASE, [scope, key, claim], 'idempotency-release');
  }

  /** Removes what is over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from idempotency_keys where expires_at <= now()');
  }
}
