import type { FileUpkeep } from '@site/api-files';
import type { Outbox } from '@site/api-mail';
import type { NightlyBackup } from '@site/api-platform/backup';
import { isInterrupted, type Job, type Pace, type QueuedWork } from '@site/api-platform/jobs';
import type { WebhookDelivery } from '@site/api-platform/webhooks';
import type { PersonalDataRegistry } from './personal-data-registry';

const HOUR = 3_600;
/** What fails is tried again an hour later, until the next day's. */
const DAILY = { retryLimit: 20, retryDelay: HOUR, expireInSeconds: 4 * HOUR, deleteAfterSeconds: 24 * HOUR };
const PASSING = { retryLimit: 0, deleteAfterSeconds: HOUR };

export interface BackgroundLog {
  log(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface ScheduledParts {
  /** Null: nobody has said where to. */
  readonly backup: Pick<NightlyBackup, 'run'> | null;
  readonly held: Pick<PersonalDataRegistry, 'expire'>;
  readonly upkeep: Pick<FileUpkeep, 'sweep'>;
  /** What holds rows for a time of their own. */
  readonly passing: readonly { sweep(): Promise<void> }[];
  readonly log: BackgroundLog;
}

/** The queue that `queue_letter` fills, with the record that a letter is about. */
export function letters(outbox: Pick<Outbox, 'deliver'>): QueuedWork {
  return { queue: 'letters', look: 5, work: (job) => deliver(outbox, job) };
}

/** Letters to many, in a queue of their own: nobody else's letter waits behind them. A mail server takes so many a minute. */
export function announcements(outbox: Pick<Outbox, 'deliver'>, pace: Pick<Pace, 'turn'>): QueuedWork {
  return {
    queue: 'announcements',
    look: 5,
    work: async (job) => {
      // Before, not after: who is killed while he waits has not sent it.
      await pace.turn(job.signal);
      await deliver(outbox, job);
    },
  };
}

/** The queue that `tell_webhooks` fills: a receiver that is slow to answer holds up one of several. */
export function deliveries(delivery: Pick<WebhookDelivery, 'deliver'>): QueuedWork {
  return { queue: 'webhooks', look: 10, atOnce: 3, work: (job) => delivery.deliver(job) };
}

function deliver(
  outbox: Pick<Outbox, 'deliver'>,
  { id, data, createdOn, retryCount, signal }: Job,
): Promise<void> {
  const { kind, about } = data as { readonly kind: string; readonly about: string };
  return outbox.deliver({ id, kind, about, attempts: retryCount + 1, written: createdOn }, signal);
}

/** What is done by the clock, on one of all instances. A product that starts has ten minutes for its visitors. */
export function scheduled({ backup, held, upkeep, passing, log }: ScheduledParts): readonly QueuedWork[] {
  const told = (failure: string, work: (signal: AbortSignal) => Promise<void>) => async (job: Job) => {
    try {
      await work(job.signal);
    } catch (error) {
      // What takes too long is told to stop, too, and is a failure.
      if (isInterrupted(job.signal)) log.log({ queue: job.name }, 'interrupted, will be tried again');
      else log.error({ err: error }, failure);
      throw error;
    }
  };
  return [
    ...(backup === null
      ? []
      : [
          {
            queue: 'backup',
            look: 60,
            // Before the sweep, which waits for it.
            schedule: { cron: '20 1 * * *', delay: 600, options: DAILY },
            work: told('the backup failed', (signal) => backUp(backup, log, signal)),
          },
        ]),
    {
      queue: 'file-sweep',
      look: 60,
      schedule: { cron: '40 2 * * *', delay: 600, options: DAILY },
      work: told('sweeping files failed', (signal) => sweepFiles(upkeep, log, signal)),
    },
    {
      queue: 'retention',
      look: 60,
      schedule: { cron: '10 3 * * *', delay: 600, options: DAILY },
      work: told('erasing personal data past its time failed', async (signal) =>
        log.log(await held.expire(false, signal), 'personal data past its time erased'),
      ),
    },
    {
      queue: 'passing-rows',
      look: 60,
      schedule: { cron: '*/10 * * * *', delay: 0, options: PASSING },
      work: told('removing rows that are over failed', async () => {
        await Promise.all(passing.map((rows) => rows.sweep()));
      }),
    },
  ];
}

async function backUp(
  backup: Pick<NightlyBackup, 'run'>,
  log: BackgroundLog,
  signal: AbortSignal,
): Promise<void> {
  const { missing, ...written } = await backup.run(signal);
  log.log({ ...written, missing: missing.length }, 'backup written');
  if (missing.length > 0)
    log.error({ missing }, 'files that records name are missing, and are not in the backup');
}

async function sweepFiles(
  upkeep: ScheduledParts['upkeep'],
  log: BackgroundLog,
  signal: AbortSignal,
): Promise<void> {
  const { failures, ...counts } = await upkeep.sweep({ keepUnknown: true, signal });
  // What is told to stop ends early without a word of it.
  signal.throwIfAborted();
  log.log({ ...counts, failed: failures.length }, 'files swept');
  if (counts.spared > 0) {
    log.error(
      { spared: counts.spared },
      'most stored objects are unknown to this database: none of them was removed; `npm run files -- sweep-unknown` does',
    );
  }
  const [first] = failures;
  if (first !== undefined)
    throw new Error(`not all files were swept: ${first.place}`, { cause: first.cause });
}
