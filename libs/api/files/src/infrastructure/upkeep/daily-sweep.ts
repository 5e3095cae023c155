import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { FileUpkeep } from '../../application/file-upkeep';
import type { SweepReport } from '../../application/upkeep-report';
import type { SweepTurn } from '../persistence/sweep-turn';

/** Milliseconds. The first sweep leaves a product that starts time for its visitors. */
const WAITS = { first: 10 * 60_000, next: 24 * 60 * 60_000, afterFailure: 60 * 60_000 };

export interface SweepLog {
  log(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface DailySweepParts {
  readonly upkeep: Pick<FileUpkeep, 'sweep'>;
  readonly turn: Pick<SweepTurn, 'take'>;
  readonly log: SweepLog;
  readonly waits?: typeof WAITS;
}

/** Sweeps files once a day while the product runs, on one instance at a time. */
export class DailySweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly end = new AbortController();
  private readonly waits: typeof WAITS;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: DailySweepParts) {
    this.waits = parts.waits ?? WAITS;
  }

  onApplicationBootstrap(): void {
    this.schedule(this.waits.first);
  }

  /** Ends what is under way between two objects; the rest is found by the next sweep. */
  async onModuleDestroy(): Promise<void> {
    this.end.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(wait: number): void {
    if (this.end.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.running = this.run().then((well) =>
        this.schedule(well ? this.waits.next : this.waits.afterFailure),
      );
    }, wait).unref();
  }

  /** Answers whether there is nothing to try again soon. */
  private async run(): Promise<boolean> {
    const { upkeep, turn, log } = this.parts;
    try {
      let well = true;
      await turn.take(async () => {
        const report = await upkeep.sweep({ wary: true, signal: this.end.signal });
        well = report.failures.length === 0;
        tell(report, log);
      });
      return well;
    } catch (error) {
      log.error({ err: error }, 'sweeping files failed');
      return false;
    }
  }
}

function tell({ failures, ...counts }: SweepReport, log: SweepLog): void {
  log.log({ ...counts, failed: failures.length }, 'files swept');
  if (counts.spared > 0) {
    log.error(
      { spared: counts.spared },
      'most stored objects are unknown to this database: none of them was removed; `npm run files -- sweep` does',
    );
  }
  const [first] = failures;
  if (first !== undefined) log.error({ err: first.cause, place: first.place }, 'not all files were swept');
}
