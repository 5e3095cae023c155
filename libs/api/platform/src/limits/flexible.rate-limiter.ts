import { hash } from 'node:crypto';
import { DomainError } from '@site/api-kernel';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Settings } from '../config/settings';
import type { Database } from '../persistence/database';
import { RateLimiter, type Limit } from './rate-limiter';

const RETRY_AFTER_OUTAGE_SECONDS = 5;
const TABLE = 'rate_limits';
const SWEEP_MS = 10 * 60 * 1_000;

type Counters = (limit: Limit, points: number) => RateLimiterAbstract;

/** Fixed windows counted by rate-limiter-flexible; one counter object per limit. */
class FlexibleRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly make: Counters,
    private readonly factor: number,
  ) {
    super();
  }

  async spend(limit: Limit, key: string): Promise<void> {
    await this.asking(() => this.counter(limit).consume(stored(key)));
  }

  async check(limit: Limit, key: string): Promise<void> {
    const spent = await this.asking(() => this.counter(limit).get(stored(key)));
    if (spent !== null && spent.remainingPoints <= 0) throw refusal(spent);
  }

  async forgive(limit: Limit, key: string): Promise<void> {
    await this.asking(() => this.counter(limit).delete(stored(key)));
  }

  private counter(limit: Limit): RateLimiterAbstract {
    let counter = this.counters.get(limit.name);
    if (counter === undefined) {
      counter = this.make(limit, Math.max(1, Math.round(limit.points * this.factor)));
      this.counters.set(limit.name, counter);
    }
    return counter;
  }

  private async asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RateLimiterRes) throw refusal(error);
      // Closed when the counters cannot be reached: a limit that fails open protects nothing.
      throw new DomainError('dependency_unavailable', {
        retryAfter: RETRY_AFTER_OUTAGE_SECONDS,
        cause: error,
      });
    }
  }
}

/** Counters in the table `rate_limits`. */
export class PostgresRateLimiter extends FlexibleRateLimiter {
  private sweeping: NodeJS.Timeout | undefined;

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
    );
  }

  onApplicationBootstrap(): void {
    this.sweeping = setInterval(() => this.sweep().catch(() => undefined), SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
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

function refusal({ msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError('rate_limited', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
}
