import { setImmediate as answered, setTimeout as pause } from 'node:timers/promises';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DeferredTasks } from '../application/deferred-tasks';

/** Longest wait for work that is not done when the process ends, in milliseconds. */
const LAST_WAIT = 4_000;

/** Runs work of this process beside its requests. */
export class TrackedTasks extends DeferredTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Identity');
  private readonly open = new Set<Promise<void>>();

  begin(work: () => Promise<void>): void {
    const running = answered()
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.open.delete(running));
    this.open.add(running);
  }

  /** When all that has begun is done. */
  async done(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const waiting = new AbortController();
    await Promise.race([
      this.done(),
      pause(LAST_WAIT, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
  }
}
