import type { Limit, RateLimiter } from './rate-limiter';

/** What strangers can make the product send, in all: a mail server that floods others is soon heard by nobody. */
const MAILS: Limit = { name: 'mail', points: 30, seconds: 60 * 60 };

/** Takes one of the mails that strangers may cause. @throws DomainError like `RateLimiter.spend` */
export function spendMail(limiter: RateLimiter): Promise<void> {
  return limiter.spend(MAILS, 'all');
}
