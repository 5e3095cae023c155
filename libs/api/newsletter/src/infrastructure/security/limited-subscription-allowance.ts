import { spendMail, type Limit, type RateLimiter } from '@site/api-platform';
import { SubscriptionAllowance } from '../../application/subscription-allowance';

/** Requests of one address: those that were understood, so that a mistake in the form costs nothing. */
const SUBSCRIBING: Limit = { name: 'newsletter', points: 5, seconds: 10 * 60 };

export class LimitedSubscriptionAllowance extends SubscriptionAllowance {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  async take(client: string, mails: boolean): Promise<void> {
    await this.limiter.spend(SUBSCRIBING, client);
    if (mails) await spendMail(this.limiter);
  }
}
