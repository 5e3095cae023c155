import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { ContentChanges } from '@site/api-kernel';
import type { Readiness } from '@site/api-platform';
import type { Outbox } from '../../application/outbox';

/** Milliseconds: how often letters are looked for that nobody told of, and how long a try may outlast its process. */
const WAITS = { look: 5_000, end: 10_000 };

export interface WorkerLog {
  warn(facts: object, message: string): void;
}

export interface OutboxWorkerParts {
  readonly outbox: Outbox;
  readonly changes: ContentChanges;
  readonly readiness: Pick<Readiness, 'migrated'>;
  readonly log: WorkerLog;
  readonly waits?: typeof WAITS;
}

/** Sends letters while the product runs: at once when one is written, and when its next try is due. */
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly waits: typeof WAITS;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private ended = false;
  private failing = false;

  constructor(private readonly parts: OutboxWorkerParts) {
    this.waits = parts.waits ?? WAITS;
  }

  onApplicationBootstrap(): void {
    if (!this.parts.outbox.isOpen) return;
    this.parts.changes.onChange('outgoing_letters', () => this.wake());
    this.timer = setInterval(() => this.wake(), this.waits.look).unref();
  }

  /** Lets the letter under way arrive; what is left is another instance's, or the next start's. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    clearInterval(this.timer);
    const waiting = new AbortController();
    await Promise.race([
      this.running,
      pause(this.waits.end, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.work().finally(() => (this.running = undefined));
  }

  private async work(): Promise<void> {
    try {
      while (this.again) {
        this.again = false;
        // A command of the product has no business with letters, and a database without the table has none.
        while (this.mayWork && (await this.parts.outbox.sendNext()));
      }
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.parts.log.warn({ err: error }, 'letters cannot be worked on');
      this.failing = true;
    }
  }

  private get mayWork(): boolean {
    return !this.ended && this.parts.readiness.migrated;
  }
}
