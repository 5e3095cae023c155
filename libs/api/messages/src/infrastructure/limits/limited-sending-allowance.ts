import { spendMail, type Limit, type RateLimiter } from '@site/api-platform';
import { SendingAllowance } from '../../application/sending-allowance';

/** Messages of one address: those that were understood, so that a mistake in the form costs nothing. */
const MESSAGES: Limit = { name: 'contact', points: 5, seconds: 10 * 60 };

export class LimitedSendingAllowance extends SendingAllowance {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  async take(client: string, mails: boolean): Promise<void> {
    await this.limiter.spend(MESSAGES, client);
    if (mails) await spendMail(this.limiter);
  }
}
