import { hash } from 'node:crypto';
import { DomainError, type RateLimiter, type Allowance, type Limit } from '@site/api-kernel';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config/settings';
import type { Database } from '../persistence/database';
import { takesReadsOnly } from '../persistence/unavailable';

const RETRY_AFTER_OUTAGE_SECONDS = 5;
const TABLE = 'rate_limits';

type Counters = (limit: Limit, points: number) => RateLimiterAbstract;

/** Fixed windows counted by rate-limiter-flexible; one counter object per limit. */
class FlexibleRateLimiter implements RateLimiter {
  private readonly counters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly make: Counters,
    private readonly factor: number,
    /** Counts what cannot be written, and what each instance counts for itself. */
    private readonly standIn?: FlexibleRateLimiter,
  ) {}

  async spend(limit: Limit, key: string): Promise<Allowance> {
    if (limit.perInstance && this.standIn !== undefined) return this.standIn.spend(limit, key);
    return this.allowance(limit, await this.asking(limit, (counter) => counter.consume(stored(key))));
  }

  async check(limit: Limit, key: string): Promise<void> {
    const spent = await this.asking(limit, (counter) => counter.get(stored(key)));
    if (spent !== null && spent.remainingPoints <= 0) throw this.refusal(limit, spent);
  }

  async forgive(limit: Limit, key: string): Promise<void> {
    await this.asking(limit, (counter) => counter.delete(stored(key)));
  }

  private allowance(limit: Limit, { remainingPoints: points, msBeforeNext }: RateLimiterRes): Allowance {
    const renewal = Math.max(1, Math.ceil(msBeforeNext / 1_000));
    return { limit: { ...limit, points: this.pointsOf(limit) }, points, renewal };
  }

  private refusal(limit: Limit, spent: RateLimiterRes): DomainError {
    const allowance = this.allowance(limit, spent);
    return new DomainError('rate_limited', { retryAfter: allowance.renewal, allowance });
  }

  private pointsOf({ points }: Limit): number {
    return Math.max(1, Math.round(points * this.factor));
  }

  private counter(limit: Limit): RateLimiterAbstract {
    let counter = this.counters.get(limit.name);
    if (counter === undefined) {
      counter = this.make(limit, this.pointsOf(limit));
      this.counters.set(limit.name, counter);
    }
    return counter;
  }

  private async asking<Answer>(
    limit: Limit,
    ask: (counter: RateLimiterAbstract) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await ask(this.counter(limit));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw this.refusal(limit, error);
      // Reading is limited, too, and goes on.
      if (this.standIn !== undefined && takesReadsOnly(error)) return this.standIn.asking(limit, ask);
      // Closed when the counters cannot be reached: a limit that fails open protects nothing.
      throw new DomainError('dependency_unavailable', {
        retryAfter: RETRY_AFTER_OUTAGE_SECONDS,
        cause: error,
      });
    }
  }
}

/** Counters in the table `rate_limits`; of this process while the database takes reads only. */
export class PostgresRateLimiter extends FlexibleRateLimiter {
  constructor(
    private readonly database: Pick<Database, 'pool' | 'query'>,
    { rateLimitFactor }: Pick<Settings, 'rateLimitFactor'>,
  ) {
    const storeClient = {
      query: async (statement: { text: string; values: unknown[] }) =>
        (await database.pool()).query(statement),
    };
    super(
      ({ name, seconds }, points) =>
        new RateLimiterPostgres({
          storeClient,
          storeType: 'client',
          tableName: TABLE,
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration: seconds,
        }),
      rateLimitFactor,
      new InMemoryRateLimiter(rateLimitFactor),
    );
  }

  /** Removes counters whose time is over: nothing about a visitor stays longer than a limit runs. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from ${TABLE} where expire < extract(epoch from now()) * 1000`);
  }
}

/** The double: counters of this process. */
export class InMemoryRateLimiter extends FlexibleRateLimiter {
  constructor(factor = 1) {
    super(
      ({ name, seconds }, points) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      factor,
    );
  }
}

/** Neither addresses of visitors nor e-mails stand in the table. */
function stored(key: string): string {
  return hash('sha256', key, 'base64url');
}
