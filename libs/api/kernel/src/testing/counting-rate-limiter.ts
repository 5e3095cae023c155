import { DomainError } from '../domain-error';
import { RateLimiter, type Allowance, type Limit } from '../rate-limiter';

/** Counts without ever forgetting by itself; `down` stands for a store that cannot be reached. */
export class CountingRateLimiter extends RateLimiter {
  down = false;
  private readonly spent = new Map<string, number>();

  async spend(limit: Limit, key: string): Promise<Allowance> {
    this.demandStore();
    const count = this.count(limit, key) + 1;
    this.spent.set(`${limit.name} ${key}`, count);
    if (count > limit.points) throw refusal(limit);
    return { limit, points: limit.points - count, renewal: limit.seconds };
  }

  async check(limit: Limit, key: string): Promise<void> {
    this.demandStore();
    if (this.count(limit, key) >= limit.points) throw refusal(limit);
  }

  async forgive(limit: Limit, key: string): Promise<void> {
    this.demandStore();
    this.spent.delete(`${limit.name} ${key}`);
  }

  private count({ name }: Limit, key: string): number {
    return this.spent.get(`${name} ${key}`) ?? 0;
  }

  private demandStore(): void {
    if (this.down) throw new DomainError('dependency_unavailable', { retryAfter: 5 });
  }
}

function refusal({ seconds }: Limit): DomainError {
  return new DomainError('rate_limited', { retryAfter: seconds });
}
