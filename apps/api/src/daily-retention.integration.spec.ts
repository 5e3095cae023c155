import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SweepReport } from '@site/api-files';
import { JobQueue, ProcessEnds, type Job } from '@site/api-platform/jobs';
import { scheduled } from './background-work';
import { PersonalDataRegistry } from './personal-data-registry';
import { aMember, anAdministrator } from './testing/people';
import { aContactMessage } from './testing/sample-message';
import { productOfSuite } from './testing/suite-in-process';

const SWEPT: SweepReport = {
  neverSaved: 1,
  unused: 2,
  recounted: 0,
  objects: 5,
  bytes: 50,
  spared: 0,
  failures: [],
};
const product = productOfSuite();
let lines: { readonly level: string; readonly facts: object; readonly message: string }[];

beforeEach(async () => {
  lines = [];
  await product.query('delete from contact_messages');
});

/** Does what is done by the clock, now. */
async function run(
  queue: string,
  failure?: Error,
  swept?: Partial<SweepReport>,
  { signal } = new AbortController(),
): Promise<void> {
  const done = async (): Promise<void> => {
    if (failure !== undefined) throw failure;
    lines.push({ level: 'done', facts: {}, message: queue });
  };
  const all = scheduled({
    backup: null,
    held: product.app.get(PersonalDataRegistry),
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
  await all.find((work) => work.queue === queue)?.work({ name: queue, signal } as Job);
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
        facts: expect.objectContaining({
          ...{ contact_messages: 1, outgoing_letters: 1, sessions: 0 },
          ...{ record_versions: 0, binned_records: 0, journal: 0 },
        }),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('example.org');
    expect(await product.query('select message from contact_messages')).toEqual([{ message: 'younger' }]);
  });

  it('says in the journal how much it erased of what, and not of whom', async () => {
    const { token } = await anAdministrator(product, product.query);
    const told = async () => {
      const { body } = await product.ask('/api/v1/journal?action=expired', { token });
      return (body['items'] as { kind: string; amount: number }[]).toSorted((one, other) =>
        one.kind < other.kind ? -1 : 1,
      );
    };
    const before = await told();
    await past('4 years', 'old');
    await past('3 years 1 day', 'older');
    await product.query(
      `insert into newsletter_subscriptions (id, address_hash, email, state, language, source, consent_version,
         consent_at, created_at)
       values (gen_random_uuid(), 'x', 'c@example.org', 'pending', 'fr', 'resources', '1', now() - interval '31 days', now())`,
    );
    const { id } = await aMember(product);
    await product.query(
      `insert into second_factors (user_id, sealed_secret, created_at) values ($1, 's', now() - interval '2 days')`,
      [id],
    );
    await product.query(
      `insert into password_resets (token_hash, user_id, expires_at) values (sha256('x'), $1, now())`,
      [id],
    );
    for (const age of ['30 days', '26 months']) {
      const { id: user } = await aMember(product);
      await product.query('update sessions set last_used_at = now() - $1::interval where user_id = $2', [
        age,
        user,
      ]);
    }
    await run('retention');
    const entry = { id: expect.any(String), at: expect.any(String), action: 'expired', title: null };
    const system = { ...entry, record: null, done_by: null, binned: false };
    const expected = [
      { ...system, kind: 'messages', amount: 2 },
      { ...system, kind: 'newsletter', amount: 1 },
      { ...system, kind: 'password_resets', amount: 1 },
      { ...system, kind: 'second_factors', amount: 1 },
      { ...system, kind: 'session_addresses', amount: 1 },
      { ...system, kind: 'sessions', amount: 1 },
    ];
    const known = new Set(before.map((one) => JSON.stringify(one)));
    const isNew = (one: object) => !known.has(JSON.stringify(one));
    expect((await told()).filter(isNew)).toEqual(expected);
    await run('retention');
    expect((await told()).filter(isNew)).toHaveLength(expected.length);
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

  it.each(['file-sweep', 'retention'])(
    'says of %s without an error that its process has cut it short, and not that it is done',
    async (queue) => {
      const end = new AbortController();
      end.abort(new ProcessEnds());
      await expect(run(queue, undefined, undefined, end)).rejects.toThrow('the process ends');
      expect(lines.filter(({ level }) => level !== 'done')).toEqual([
        { level: 'info', facts: { queue }, message: 'interrupted, will be tried again' },
      ]);
    },
  );

  it('says as an error that work took longer than it may', async () => {
    const end = new AbortController();
    end.abort(new Error('too slow'));
    await expect(run('file-sweep', undefined, undefined, end)).rejects.toThrow('too slow');
    expect(lines[1]).toMatchObject({ level: 'error', message: 'sweeping files failed' });
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
