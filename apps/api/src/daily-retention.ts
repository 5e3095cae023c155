import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { HeldPersonalData } from './held-personal-data';
import type { RetentionTurn } from './retention-turn';

/** Milliseconds. The first time leaves a product that starts time for its visitors. */
const WAITS = { first: 15 * 60_000, next: 24 * 60 * 60_000, afterFailure: 60 * 60_000 };

export interface RetentionLog {
  log(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface DailyRetentionParts {
  readonly held: Pick<HeldPersonalData, 'expire'>;
  readonly turn: Pick<RetentionTurn, 'take'>;
  readonly log: RetentionLog;
  readonly waits?: typeof WAITS;
}

/** Erases what was held for its time once a day while the product runs, on one instance at a time. */
export class DailyRetention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly waits: typeof WAITS;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private ended = false;

  constructor(private readonly parts: DailyRetentionParts) {
    this.waits = parts.waits ?? WAITS;
  }

  onApplicationBootstrap(): void {
    this.schedule(this.waits.first);
  }

  async onModuleDestroy(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(wait: number): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.running = this.run().then((well) =>
        this.schedule(well ? this.waits.next : this.waits.afterFailure),
      );
    }, wait).unref();
  }

  private async run(): Promise<boolean> {
    const { held, turn, log } = this.parts;
    try {
      await turn.take(async () => log.log(await held.expire(false), 'personal data past its time erased'));
      return true;
    } catch (error) {
      log.error({ err: error }, 'erasing personal data past its time failed');
      return false;
    }
  }
}
