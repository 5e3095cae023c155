import { DomainError } from '@site/api-kernel';

const RETRY_AFTER = 5;

/** Lets a few pieces of heavy work run at a time; the others wait for their turn, up to a limit. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly queue: number,
  ) {}

  /** Whether `take` would refuse at this moment. */
  get full(): boolean {
    return this.running >= this.atOnce && this.waiting.length >= this.queue;
  }

  /** @throws DomainError `dependency_unavailable` when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.full) throw new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER });
    if (this.running >= this.atOnce) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back, so that no newcomer slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
