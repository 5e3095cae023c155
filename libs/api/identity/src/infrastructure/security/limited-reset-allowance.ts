import { DomainError } from '@site/api-kernel';
import type { Limit, RateLimiter } from '@site/api-platform';
import { ResetAllowance } from '../../application/reset-allowance';

const LINKS: Limit = { name: 'password-resets', points: 3, seconds: 60 * 60 };

export class LimitedResetAllowance extends ResetAllowance {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  async take(userId: string): Promise<boolean> {
    try {
      await this.limiter.spend(LINKS, userId);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }
}
