import { availableParallelism } from 'node:os';
import { DomainError } from '@site/api-kernel';
import { hash, verify, type Options } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/password-hasher';

/** argon2id (the package declares its names as constants that only its own compilation can read). */
const ARGON2ID = 2;
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of the same cost that no password has. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c2l0ZS1uby1hY2NvdW50IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const RETRY_AFTER = 5;

export interface HashingLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** One processor stays free for everybody else. */
const LIMITS: HashingLimits = { atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 120 };

export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: HashingLimits = LIMITS) {
    super();
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => (await verify(stored ?? NOBODY, password)) && stored !== undefined);
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // The place is handed on, so that nobody slips in between.
      if (next !== undefined) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) {
      throw new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER });
    }
    return new Promise((resolve) => this.queue.push(resolve));
  }
}
