import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { JobWithMetadata, PgBoss, QueueOptions } from 'pg-boss';
import type { Database } from '../persistence/database';
import { isInterrupted, ProcessEnds } from './interrupted';

/**
 * Seconds: before a queue that could not be opened is tried again, between looks for the dead and for what is due, and
 * that work may outlast its process.
 */
export const INTERVALS = { open: 5, supervise: 30, cron: 45, end: 10 };
/** Seconds of silence after which the work of a process that died is another's (written for letters in their migration, too). */
export const SILENCE = 30;

export interface Job {
  readonly id: string;
  /** That of its queue. */
  readonly name: string;
  readonly data: unknown;
  readonly createdOn: Date;
  /** Tries before this one. */
  readonly retryCount: number;
  /** Aborted when the process ends (`isInterrupted`), when the work takes too long, or when it is another's meanwhile. */
  readonly signal: AbortSignal;
}

export interface QueuedWork {
  readonly queue: string;
  /** Seconds between two looks for jobs that nobody told of. */
  readonly look: number;
  /** Jobs that an instance works on at a time; absent: one. */
  readonly atOnce?: number;
  /** What it throws is tried again, as the options of the queue say. */
  readonly work: (job: Job) => Promise<void>;
  /** Absent: a migration makes the queue, and others fill it. */
  readonly schedule?: Schedule;
}

export interface Schedule {
  /** In UTC. What came due while no instance ran is made up for once. */
  readonly cron: string;
  /** Seconds from then to the work. */
  readonly delay: number;
  readonly options: QueueOptions;
}

/** Work beside requests, of which each piece is one instance's: queues of pg-boss, over the pool of the product. */
export class JobQueue implements BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private readonly workers = new Map<string, string[]>();
  /** Scheduled work that the end of the process may cut short. */
  private readonly cutShort = new Set<string>();
  private boss: PgBoss | undefined;
  private opening: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private failing = false;

  constructor(
    private readonly database: Pick<Database, 'pool'>,
    private readonly all: readonly QueuedWork[],
    private readonly intervals = INTERVALS,
    private readonly log: Pick<Logger, 'warn'> = new Logger('Jobs'),
  ) {}

  /** Begins to work; keeps trying by itself while the queue cannot be opened. The schema has to be there. */
  async start(): Promise<void> {
    this.opening = this.open().catch((error: unknown) => {
      this.report(error);
      if (this.end.signal.aborted) return;
      this.retry = setTimeout(() => void this.start(), this.intervals.open * 1_000).unref();
    });
    await this.opening;
  }

  /** Looks for jobs of a queue now. */
  wake(queue: string): void {
    for (const worker of this.workers.get(queue) ?? []) this.boss?.notifyWorker(worker);
  }

  /** Lets what is under way end; what is left is another instance's, or the next start's. */
  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort(new ProcessEnds());
    clearTimeout(this.retry);
    await this.opening;
    await this.boss?.stop({ timeout: this.intervals.end * 1_000 });
    await this.handOver().catch((error: unknown) => this.report(error));
  }

  /** What failed for nothing but the end of this process does not wait as after a failure. */
  private async handOver(): Promise<void> {
    if (this.cutShort.size === 0) return;
    const pool = await this.database.pool();
    await pool.query(`update jobs.job set start_after = now() where id = any($1) and state = 'retry'`, [
      [...this.cutShort],
    ]);
  }

  private async open(): Promise<void> {
    // Loaded after the product is ready: visitors do not wait for it.
    const { PgBoss } = await import('pg-boss');
    const pool = await this.database.pool();
    const boss = new PgBoss({
      schema: 'jobs',
      db: {
        executeSql: async (text, values) => {
          const result = await pool.query(text, values);
          // What only reads may go well while nothing can be worked on.
          if (!/^\s*select/i.test(text)) this.failing = false;
          return result;
        },
      },
      // What follows is a matter of the schema's owner, and of large queues.
      migrate: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: this.intervals.supervise,
      monitorIntervalSeconds: this.intervals.supervise,
      cronMonitorIntervalSeconds: this.intervals.cron,
      cronWorkerIntervalSeconds: this.intervals.cron,
      flowIntervalSeconds: 3_600,
    });
    boss.on('error', (error) => this.report(error));
    boss.on('warning', ({ message }) => this.log.warn(message));
    try {
      await boss.start();
      for (const work of this.all) await this.take(boss, work);
      this.boss = boss;
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async take(boss: PgBoss, { queue, look, work, schedule, atOnce = 1 }: QueuedWork): Promise<void> {
    if (schedule !== undefined) {
      const options = { ...schedule.options, heartbeatSeconds: SILENCE };
      await boss.createQueue(queue, { ...options, policy: 'exclusive' });
      await boss.updateQueue(queue, options);
      await boss.schedule(queue, schedule.cron, null, { missed: 'once', startAfter: schedule.delay });
    }
    const asked = { includeMetadata: true, pollingIntervalSeconds: look } as const;
    const handle = async ([job]: JobWithMetadata<unknown>[]): Promise<void> => {
      if (job === undefined) return;
      // The next one does not wait for the next look.
      this.wake(queue);
      // The pool of the ORM answers moments as text.
      const createdOn = new Date(job.createdOn);
      const signal = AbortSignal.any([this.end.signal, job.signal]);
      if (schedule !== undefined) this.cutShort.add(job.id);
      try {
        await work({ ...job, createdOn, signal });
      } finally {
        if (!isInterrupted(signal)) this.cutShort.delete(job.id);
      }
    };
    const workers: string[] = [];
    this.workers.set(queue, workers);
    while (workers.length < atOnce) workers.push(await boss.work(queue, asked, handle));
  }

  /** Once, until something goes well again. */
  private report(error: unknown): void {
    if (!this.failing) this.log.warn({ err: error }, 'jobs cannot be worked on');
    this.failing = true;
  }
}
