import { describe, expect, it } from '@jest/globals';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { commandHere } from './testing/command-here';
import { PASSWORD } from './testing/people';
import { runBuilt } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();

const signUp = (email: string): Promise<Answer> =>
  product.ask('/api/v1/auth/sign-up', { body: { full_name: 'Awa Koné', email, password: PASSWORD } });
const signIn = (email: string): Promise<Answer> =>
  product.ask('/api/v1/auth/sign-in', { body: { email, password: PASSWORD } });
const reset = (email: string): Promise<Answer> =>
  product.ask('/api/v1/auth/password-reset', { body: { email } });
const subscribe = (email: string): Promise<Answer> =>
  product.ask('/api/v1/newsletter/subscriptions', { body: { email, consent: true } });
const write = (email: string): Promise<Answer> =>
  product.ask('/api/v1/contact-messages', { body: aContactMessage({ email }) });
const command = (...args: readonly string[]) =>
  commandHere(args, {
    DATABASE_URL: product.database.appUrl,
    MIGRATION_DATABASE_URL: product.database.ownerUrl,
    DATA_DIR: product.dataDir,
  });
const emailsIn = async (table: string): Promise<string[]> =>
  (await product.query<{ email: string }>(`select email from ${table} order by email`)).map(
    ({ email }) => email,
  );

const LOOK_ALIKES = [
  ' AWA@example.org ',
  'ＡＷＡ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  '𝐚𝐰𝐚@example․org',
  'ⓐwa@example.org',
];
const REFUSED = [
  'a\u200Bwa@example.org',
  'awa@example.org\uFEFF',
  'awa@exam\u00ADple.org',
  'a\u3164wa@example.org',
  'awa\uFE0F@example.org',
  'awa@example.org.',
  'a..wa@example.org',
  'awa.@example.org',
  'awa@example。org',
  '"awa"@example.org',
  'awa,yao@example.org',
  'awa；yao@example.org',
  'awa(yao)@example.org',
  '<awa@example.org>',
  // Longer in lower case than it is written.
  `${'İ'.repeat(130)}@example.org`,
];

describe('addresses that look alike', () => {
  it('open one account, and sign in to it', async () => {
    expect((await signUp('awa@example.org')).status).toBe(201);
    for (const email of LOOK_ALIKES) {
      expect([email, refusalOf(await signUp(email))]).toEqual([email, '409 email_taken']);
      const { status, body } = await signIn(email);
      expect([email, status, body['user']]).toEqual([
        email,
        200,
        expect.objectContaining({ email: 'awa@example.org' }),
      ]);
    }
    expect(await emailsIn('users')).toEqual(['awa@example.org']);
  });

  it('open one account whichever is first', async () => {
    expect((await signUp('ＹＡＯ@example.org')).body['user']).toMatchObject({ email: 'yao@example.org' });
    expect(refusalOf(await signUp('yao@example.org'))).toBe('409 email_taken');
  });

  it('ask for the link to one account', async () => {
    for (const email of LOOK_ALIKES) expect((await reset(email)).status).toBe(202);
    await product.query(`select pg_sleep(0.2)`);
    const asked = 'select email from users where reset_requested_at is not null';
    expect(await product.query(asked)).toEqual([{ email: 'awa@example.org' }]);
  });

  it('are one subscription', async () => {
    for (const email of LOOK_ALIKES) expect((await subscribe(email)).status).toBe(202);
    expect(await emailsIn('newsletter_subscriptions')).toEqual(['awa@example.org']);
  });

  it('are one sender, kept as it was written but for its form', async () => {
    for (const email of ['Awa@example.org', ...LOOK_ALIKES]) expect((await write(email)).status).toBe(202);
    expect(new Set(await emailsIn('contact_messages'))).toEqual(
      new Set(['AWA@example.org', 'AWA@example.org', 'Awa@example.org', 'awa@example.org']),
    );
  });

  it('are one person for the commands', async () => {
    const [granted, exported] = await Promise.all([
      command('admin', 'grant', 'ＡＷＡ@example.org'),
      command('privacy', 'export', 'ａｗａ@example.org'),
    ]);
    expect([granted!.code, exported!.code]).toEqual([0, 0]);
    const held = JSON.parse(exported!.output) as Record<string, unknown[]>;
    expect([
      held['users']?.length,
      held['contact_messages']?.length,
      held['newsletter_subscriptions']?.length,
    ]).toEqual([1, 5, 1]);
    const erased = await command('privacy', 'erase', 'yao＠example.org');
    expect([erased.code, await emailsIn('users')]).toEqual([0, ['awa@example.org']]);
  });
});

describe.each(REFUSED)('the address %j', (email) => {
  it('is refused wherever one is taken, and nothing is changed', async () => {
    const before = await product.state();
    for (const ask of [signUp, signIn, reset, subscribe, write]) {
      const answer = await ask(email);
      expect([ask.name, refusalOf(answer), pointersOf(answer)]).toEqual([
        ask.name,
        '422 validation_failed',
        ['/email'],
      ]);
    }
    expect(await product.state()).toEqual(before);
  });
});

it('is refused by the commands and at start, too, in words', async () => {
  const email = 'a\u200Bwa@example.org';
  const before = await product.state();
  const ends = await Promise.all([
    command('admin', 'grant', email),
    command('privacy', 'export', email),
    command('privacy', 'erase', 'awa@example.org.'),
  ]);
  for (const { code, output } of ends) {
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Ce n’est pas une adresse email. / This is no e-mail address.'),
    ]);
  }
  const start = await runBuilt('main', [], {
    DATABASE_URL: product.database.appUrl,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: PASSWORD,
  });
  expect([start.code, start.output]).toEqual([1, expect.stringContaining('ADMIN_EMAIL')]);
  expect(await product.state()).toEqual(before);
});
