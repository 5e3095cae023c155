import { describe } from '@jest/globals';
import { Clock } from '@site/api-kernel';
import { behavesLikeIdempotencyStore } from './idempotency-store.contract';
import { InMemoryIdempotencyStore } from './in-memory.idempotency-store';

class SteppedClock extends Clock {
  private milliseconds = 0;
  now(): Date {
    return new Date(this.milliseconds);
  }
  step(seconds: number): void {
    this.milliseconds += seconds * 1_000;
  }
}

describe('InMemoryIdempotencyStore', () => {
  const clock = new SteppedClock();
  behavesLikeIdempotencyStore(
    () => new InMemoryIdempotencyStore(clock),
    async (seconds) => clock.step(seconds),
  );
});
