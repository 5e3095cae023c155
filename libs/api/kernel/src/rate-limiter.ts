/** At most `points` in `seconds` for one key; the setting `RATE_LIMIT_FACTOR` multiplies the points of every limit. */
export interface Limit {
  /** Names the counter; unique in the product. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counters that all instances of the product share. */
export abstract class RateLimiter {
  /** Takes one point. @throws DomainError `rate_limited` when none was left, `dependency_unavailable` when nobody knows. */
  abstract spend(limit: Limit, key: string): Promise<void>;
  /** Takes nothing. @throws DomainError like `spend` when no point is left. */
  abstract check(limit: Limit, key: string): Promise<void>;
  /** Gives all points back. */
  abstract forgive(limit: Limit, key: string): Promise<void>;
}

/** What strangers can make the product send, in all: a mail server that floods others is soon heard by nobody. */
const MAILS: Limit = { name: 'mail', points: 30, seconds: 60 * 60 };

/** Takes one of the mails that strangers may cause. @throws DomainError like `RateLimiter.spend` */
export function spendMail(limiter: RateLimiter): Promise<void> {
  return limiter.spend(MAILS, 'all');
}
