import { availableParallelism } from 'node:os';
import { Semaphore } from '@site/api-platform/server';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/password-hasher';

/** argon2id (the package declares its names as constants that only its own compilation can read). */
const ARGON2ID = 2;
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of the same cost that no password has. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c2l0ZS1uby1hY2NvdW50IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export interface HashingLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** One processor stays free for everybody else. */
const LIMITS: HashingLimits = { atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 120 };

export class Argon2PasswordHasher implements PasswordHasher {
  private readonly turns: Semaphore;

  constructor({ atOnce, waiting }: HashingLimits = LIMITS) {
    this.turns = new Semaphore(atOnce, waiting);
  }

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, COST));
  }

  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.turns.take(async () => (await verify(stored ?? NOBODY, password)) && stored !== undefined);
  }
}
