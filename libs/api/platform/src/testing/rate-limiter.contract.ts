import { describe, expect, it } from '@jest/globals';
import type { Limit, RateLimiter, DomainError } from '@site/api-kernel';

const failureOf = (work: Promise<unknown>): Promise<DomainError | undefined> =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  );

/** What every `RateLimiter` does; `make` gives one with fresh counters whose points are multiplied by `factor`. */
export function behavesLikeRateLimiter(make: (factor: number) => RateLimiter): void {
  const limit = (name: string, points = 3, seconds = 60): Limit => ({ name, points, seconds });

  describe('as a rate limiter', () => {
    it('lets through as many as the limit says and then tells when to come again', async () => {
      const limiter = make(1);
      for (let spent = 0; spent < 3; spent += 1) await limiter.spend(limit('spend'), 'a');
      const refusal = await failureOf(limiter.spend(limit('spend'), 'a'));
      expect(refusal?.code).toBe('rate_limited');
      expect(Number.isInteger(refusal?.retryAfter)).toBe(true);
      expect(refusal?.retryAfter).toBeGreaterThan(50);
      expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
    });

    it('counts each key and each limit for itself', async () => {
      const limiter = make(1);
      for (let spent = 0; spent < 3; spent += 1) await limiter.spend(limit('own'), 'a');
      await limiter.spend(limit('own'), 'b');
      await limiter.spend(limit('other'), 'a');
    });

    it('looks without taking', async () => {
      const limiter = make(1);
      for (let looked = 0; looked < 5; looked += 1) await limiter.check(limit('look'), 'a');
      for (let spent = 0; spent < 3; spent += 1) await limiter.spend(limit('look'), 'a');
      expect((await failureOf(limiter.check(limit('look'), 'a')))?.code).toBe('rate_limited');
    });

    it('gives all points back', async () => {
      const limiter = make(1);
      for (let spent = 0; spent < 3; spent += 1) await limiter.spend(limit('back'), 'a');
      await limiter.forgive(limit('back'), 'a');
      await limiter.spend(limit('back'), 'a');
    });

    it('begins anew when the time is over', async () => {
      const limiter = make(1);
      await limiter.spend(limit('anew', 1, 1), 'a');
      expect((await failureOf(limiter.spend(limit('anew', 1, 1), 'a')))?.retryAfter).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      await limiter.spend(limit('anew', 1, 1), 'a');
    });

    it('multiplies the points by its factor', async () => {
      const limiter = make(2);
      for (let spent = 0; spent < 6; spent += 1) await limiter.spend(limit('double'), 'a');
      expect((await failureOf(limiter.spend(limit('double'), 'a')))?.code).toBe('rate_limited');
    });

    it('takes keys of any length and content', async () => {
      const limiter = make(1);
      await limiter.spend(limit('long'), `'); drop table rate_limits;-- ${'x'.repeat(500)}`);
    });
  });
}
