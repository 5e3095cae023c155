import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SweepReport } from '@site/api-files';
import { JobQueue, type Job } from '@site/api-platform/jobs';
import { scheduled } from './background-work';
import { HeldPersonalData } from './held-personal-data';
import { startProduct, type Product } from './testing/product';
import { aContactMessage } from './testing/sample-message';

const SWEPT: SweepReport = {
  neverSaved: 1,
  unused: 2,
  recounted: 0,
  objects: 5,
  bytes: 50,
  spared: 0,
  failures: [],
};
let product: Product;
let lines: { readonly level: string; readonly facts: object; readonly message: string }[];

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  lines = [];
  await product.query('delete from contact_messages');
});

/** Does what is done by the clock, now. */
async function run(queue: string, failure?: Error, swept?: Partial<SweepReport>): Promise<void> {
  const { signal } = new AbortController();
  const done = async (): Promise<void> => {
    if (failure !== undefined) throw failure;
    lines.push({ level: 'done', facts: {}, message: queue });
  };
  const all = scheduled({
    backup: null,
    held: product.app.get(HeldPersonalData),
    upkeep: {
      sweep: async (options) => {
        expect(options).toEqual({ keepUnknown: true, signal });
        await done();
        return { ...SWEPT, ...swept };
      },
    },
    passing: [{ sweep: done }, { sweep: done }],
    log: {
      log: (facts, message) => void lines.push({ level: 'info', facts, message }),
      error: (facts, message) => void lines.push({ level: 'error', facts, message }),
    },
  });
  await all.find((work) => work.queue === queue)?.work({ signal } as Job);
}

async function past(ago: string, message: string): Promise<void> {
  const body = aContactMessage({ message, email: `${message}@example.org` });
  expect((await product.ask('/api/v1/contact-messages', { body })).status).toBe(202);
  await product.query(
    'update contact_messages set created_at = now() - $1::interval, edited_at = now() where message = $2',
    [ago, message],
  );
}

describe('a product that runs', () => {
  it('erases what was held for its time, keeps the rest, and says in one line how much', async () => {
    await past('3 years 1 day', 'older');
    await past('3 years -1 day', 'younger');
    await product.query(
      `select queue_letter('contact_message', gen_random_uuid(), written => now() - interval '3 days 1 minute')`,
    );
    await run('retention');
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'personal data past its time erased',
        facts: expect.objectContaining({ contact_messages: 1, outgoing_letters: 1, sessions: 0 }),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('example.org');
    expect(await product.query('select message from contact_messages')).toEqual([{ message: 'younger' }]);
  });

  it('sweeps files, and removes what is held for some minutes only', async () => {
    await run('file-sweep');
    await run('passing-rows');
    const passing = { level: 'done', facts: {}, message: 'passing-rows' };
    const { failures, ...counts } = SWEPT;
    expect(lines).toEqual([
      { level: 'done', facts: {}, message: 'file-sweep' },
      { level: 'info', facts: { ...counts, failed: failures.length }, message: 'files swept' },
      passing,
      passing,
    ]);
  });

  it('has a sweep tried again in which not all went well', async () => {
    const failures = [{ place: '/files/publications', cause: new Error('no store') }];
    await expect(run('file-sweep', undefined, { failures })).rejects.toThrow(
      'not all files were swept: /files/publications',
    );
    expect(lines[1]).toMatchObject({ message: 'files swept', facts: { failed: 1 } });
  });

  it('says that a sweep spared a store which does not seem to be its own', async () => {
    await run('file-sweep', undefined, { spared: 9 });
    expect(lines[2]).toMatchObject({ level: 'error', facts: { spared: 9 } });
  });

  it.each(['file-sweep', 'passing-rows'])('says when %s fails, and has it tried again', async (queue) => {
    const failure = new Error('no database');
    await expect(run(queue, failure)).rejects.toThrow(failure);
    expect(lines).toMatchObject([{ level: 'error', facts: { err: failure } }]);
  });

  it('does all this by the clock: daily, an hour later when it failed, and every ten minutes', async () => {
    await product.app.get(JobQueue).start();
    const schedules = await product.query(
      `select name, cron, timezone, options ->> 'missed' as missed, retry_delay, policy
       from jobs.schedule join jobs.queue using (name) order by name`,
    );
    const daily = { timezone: 'UTC', missed: 'once', retry_delay: 3_600, policy: 'exclusive' };
    expect(schedules).toEqual([
      { ...daily, name: 'file-sweep', cron: '40 2 * * *' },
      { ...daily, name: 'passing-rows', cron: '*/10 * * * *', retry_delay: 0 },
      { ...daily, name: 'retention', cron: '10 3 * * *' },
    ]);
  });
});
