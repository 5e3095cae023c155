/** At most `points` in `seconds` for one key; the setting `RATE_LIMIT_FACTOR` multiplies the points of every limit. */
export interface Limit {
  /** Names the counter; unique in the product. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Each instance counts for itself: counting together would cost more than what is counted. */
  readonly perInstance?: true;
}

/** What is left of a limit once a point was taken. */
export interface Allowance {
  readonly limit: Limit;
  readonly points: number;
  /** Seconds until all points are there again. */
  readonly renewal: number;
}

/** Counters that all instances of the product share. */
export abstract class RateLimiter {
  /** Takes one point. @returns what is left then @throws DomainError `rate_limited` when none was left, `dependency_unavailable` when nobody knows. */
  abstract spend(limit: Limit, key: string): Promise<Allowance>;
  /** Takes nothing. @throws DomainError like `spend` when no point is left. */
  abstract check(limit: Limit, key: string): Promise<void>;
  /** Gives all points back. */
  abstract forgive(limit: Limit, key: string): Promise<void>;
}

/** What strangers can make the product send, in all: a mail server that floods others is soon heard by nobody. */
const MAILS: Limit = { name: 'mail', points: 30, seconds: 60 * 60 };

/** Takes one of the mails that strangers may cause. @throws DomainError like `RateLimiter.spend` */
export async function spendMail(limiter: RateLimiter): Promise<void> {
  await limiter.spend(MAILS, 'all');
}
