import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isInterrupted } from './interrupted';
import { INTERVALS, JobQueue, SILENCE, type Job, type QueuedWork } from './job-queue';
import { databaseOfSuite } from '../testing';

const SOON = { open: 0.1, supervise: 1, cron: 1, end: 2 };
const DAILY = { cron: '10 3 * * *', delay: 0, options: { retryLimit: 3, retryDelay: 1 } };

const fresh = databaseOfSuite();
let started: JobQueue[];

beforeEach(async () => {
  started = [];
  await query('delete from jobs.job');
});
afterEach(() => Promise.all(started.map((queue) => queue.beforeApplicationShutdown())));

const query = <Row>(text: string, values?: unknown[]) => fresh.database.query<Row>(text, values);
const letter = (about: string = randomUUID()) => query(`select queue_letter('greeting', $1)`, [about]);
const states = async () =>
  (await query<{ state: string }>('select state::text from jobs.job')).map(({ state }) => state);

function anInstance(work: QueuedWork['work'], schedule?: QueuedWork['schedule'], look = 0.5): JobQueue {
  const queue = schedule === undefined ? 'letters' : 'daily';
  const all = [{ queue, look, work, ...(schedule && { schedule }) }];
  const instance = new JobQueue(fresh.database, all, SOON);
  started.push(instance);
  return instance;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 400) throw new Error('it did not come true');
    await pause(50);
  }
}

describe('jobs', () => {
  it('are worked on by the role of the product, which can change no table of theirs', async () => {
    const done: Job[] = [];
    await letter();
    await anInstance(async (job) => void done.push(job)).start();
    await until(() => done.length === 1);
    expect(done).toMatchObject([{ data: { kind: 'greeting', about: expect.any(String) }, retryCount: 0 }]);
    expect(Date.now() - (done[0]?.createdOn.getTime() ?? 0)).toBeLessThan(60_000);
    for (const change of ['create table jobs.x (id int)', 'alter table jobs.job add x int']) {
      await expect(query(change)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  it('are one instance’s each, and begin without a pause between them', async () => {
    const done: string[] = [];
    for (let count = 0; count < 40; count += 1) await letter();
    const work: QueuedWork['work'] = async ({ id }) => void done.push(id);
    // Looked at once only.
    await Promise.all([1, 2].map(() => anInstance(work, undefined, 60).start()));
    await until(() => done.length === 40);
    expect(new Set(done).size).toBe(40);
  });

  it('begin in the order in which they were written, as soon as somebody tells of them', async () => {
    const done: unknown[] = [];
    const [first, second] = [randomUUID(), randomUUID()];
    const instance = anInstance(async ({ data }) => void done.push(data), undefined, 60);
    await instance.start();
    await letter(first);
    await letter(second);
    instance.wake('letters');
    await until(() => done.length === 2);
    expect(done).toMatchObject([{ about: first }, { about: second }]);
  });

  it('that fail are tried again, and say why they wait', async () => {
    let tries = 0;
    await letter();
    await anInstance(async () => {
      tries += 1;
      if (tries === 1) throw new Error('not_sent');
    }).start();
    const waiting = () =>
      query<{ attempts: number; last_error_code: string }>('select * from outgoing_letters');
    await until(async () => (await waiting())[0]?.last_error_code === 'not_sent');
    const [row] = await query<{ seconds: number }>(
      'select extract(epoch from next_try_at - now())::int as seconds from outgoing_letters',
    );
    expect(row?.seconds).toBeLessThanOrEqual(3);
    await until(async () => (await waiting()).length === 0);
    expect(tries).toBe(2);
  });

  it('of an instance that died are another’s when it has been silent for half a minute', async () => {
    let done = 0;
    const { promise, reject } = Promise.withResolvers<void>();
    await letter();
    const dead = anInstance(() => promise);
    await dead.start();
    await until(async () => (await states())[0] === 'active');
    await anInstance(async () => void (done += 1)).start();
    await pause(1_500);
    expect(done).toBe(0);
    await query(`update jobs.job set heartbeat_on = now() - interval '31 seconds'`);
    await until(() => done === 1);
    // Whoever comes back after his turn changes nothing.
    reject(new Error('not_sent'));
    await pause(200);
    expect([done, await query('select from outgoing_letters')]).toEqual([1, []]);
  });

  it('of an instance that died are missed within a minute, and one that ends is done in ten seconds', async () => {
    // Those that migrations make; of work by the clock the queue itself says it.
    const silences = await query<{ name: string; seconds: number }>(
      `select name, heartbeat_seconds as seconds from jobs.queue
        where name in ('letters', 'announcements', 'webhooks') order by name`,
    );
    expect(silences).toEqual(
      ['announcements', 'letters', 'webhooks'].map((name) => ({ name, seconds: SILENCE })),
    );
    expect(SILENCE + INTERVALS.supervise).toBeLessThanOrEqual(60);
    expect(INTERVALS.end).toBe(10);
  });

  it('wait twice as long after each failure, and ten minutes at most', async () => {
    const pauses: number[] = [];
    for (const before of [0, 4, 20]) {
      await query('delete from jobs.job');
      await letter();
      await query(`update jobs.job set retry_count = ${before}`);
      const instance = anInstance(() => Promise.reject(new Error('not_sent')));
      await instance.start();
      const waiting = () =>
        query<{ seconds: number; code: string }>(`select last_error_code as code,
          round(extract(epoch from next_try_at - now()))::int as seconds from outgoing_letters`);
      await until(async () => (await waiting())[0]?.code === 'not_sent');
      pauses.push((await waiting())[0]?.seconds ?? 0);
      await instance.beforeApplicationShutdown();
    }
    // Not all at once: each pause is between half of its length and all of it.
    for (const [index, longest] of [2, 32, 600].entries()) {
      expect(pauses[index]).toBeLessThanOrEqual(longest);
      expect(pauses[index]).toBeGreaterThan(longest / 2 - 5);
    }
  });

  it('do not wait longer than they may for the end of what does not end', async () => {
    await letter();
    const instance = anInstance(() => new Promise(() => undefined));
    await instance.start();
    await until(async () => (await states())[0] === 'active');
    const begun = performance.now();
    await instance.beforeApplicationShutdown();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(SOON.end * 1_000);
    expect(await query('select attempts from outgoing_letters')).toEqual([{ attempts: 1 }]);
  });

  it('under way end with the process, which begins no other', async () => {
    let [begun, ended] = [0, 0];
    await letter();
    await letter();
    const instance = anInstance(async ({ signal }) => {
      begun += 1;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended += 1;
    });
    await instance.start();
    await until(() => begun === 1);
    await instance.beforeApplicationShutdown();
    await pause(100);
    expect([begun, ended]).toEqual([1, 1]);
    expect((await states()).sort()).toEqual(['completed', 'created']);
  });

  it('begin once the database can be reached, of which one line is said', async () => {
    let [asked, done] = [0, 0];
    await letter();
    const database = {
      pool: () => {
        asked += 1;
        return asked < 3 ? Promise.reject(new Error('no database')) : fresh.database.pool();
      },
    };
    const work = async (): Promise<void> => void (done += 1);
    const lines: unknown[] = [];
    const log = { warn: (_: unknown, line: unknown) => void lines.push(line) };
    const instance = new JobQueue(database, [{ queue: 'letters', look: 0.5, work }], SOON, log);
    started.push(instance);
    await instance.start();
    await until(() => done === 1);
    expect(lines).toEqual(['jobs cannot be worked on']);
  });
});

describe('work by the clock', () => {
  /** As if no instance had run since before yesterday’s time. */
  async function missed(schedule = DAILY): Promise<void> {
    const instance = anInstance(async () => undefined, schedule);
    await instance.start();
    await instance.beforeApplicationShutdown();
    await query('delete from jobs.job');
    await query(`update jobs.schedule set created_on = now() - interval '9 days'`);
    await query(`update jobs.version set cron_on = now() - interval '2 days'`);
  }

  it('that was missed is made up for once, by one of all instances', async () => {
    await missed();
    let runs = 0;
    const work = async (): Promise<void> => void (runs += 1);
    await Promise.all([1, 2, 3].map(() => anInstance(work, DAILY).start()));
    await until(() => runs > 0);
    await pause(3_000);
    expect(runs).toBe(1);
  });

  it('waits after its time, and is tried again when it fails', async () => {
    const later = { ...DAILY, delay: 3 };
    await missed(later);
    const runs: number[] = [];
    const begun = Date.now();
    const work = async (): Promise<void> => {
      runs.push(Date.now() - begun);
      if (runs.length === 1) throw new Error('no database');
    };
    await anInstance(work, later).start();
    await until(() => runs.length === 2);
    expect(runs[0]).toBeGreaterThanOrEqual(2_500);
    await until(async () => !(await states()).includes('active'));
  });

  it.each([
    [
      'ends when it is told',
      (signal: AbortSignal) => once(signal, 'abort').then(() => signal.throwIfAborted()),
    ],
    ['does not end', () => new Promise<void>(() => undefined)],
  ])('that the end of its process cuts short is another instance’s soon, when it %s', async (_, work) => {
    const hourly = { ...DAILY, options: { retryLimit: 3, retryDelay: 3_600 } };
    await missed(hourly);
    const signals: AbortSignal[] = [];
    const first = anInstance(({ signal }) => work(signals[signals.push(signal) - 1] ?? signal), hourly);
    await first.start();
    await until(() => signals.length === 1);
    expect(isInterrupted(signals[0])).toBe(false);
    await first.beforeApplicationShutdown();
    expect(isInterrupted(signals[0])).toBe(true);
    let done = 0;
    await anInstance(async () => void (done += 1), hourly).start();
    await until(() => done === 1);
  });

  it('that takes longer than it may is no interruption, and waits as after any failure', async () => {
    const brief = { ...DAILY, options: { retryLimit: 3, retryDelay: 3_600, expireInSeconds: 1 } };
    await missed(brief);
    const signals: AbortSignal[] = [];
    const instance = anInstance(({ signal }) => {
      signals.push(signal);
      return once(signal, 'abort').then(() => signal.throwIfAborted());
    }, brief);
    await instance.start();
    await until(async () => (await states()).includes('retry'));
    await instance.beforeApplicationShutdown();
    expect(signals.map((signal) => [signal.aborted, isInterrupted(signal)])).toEqual([[true, false]]);
    const soon = `select from jobs.job where state = 'retry' and start_after < now() + interval '50 minutes'`;
    expect(await query(soon)).toEqual([]);
  });
});
