import assert from 'node:assert/strict';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { dumpOf } from '../../apps/api/src/testing/stored-state.ts';
import { expectRefusal, expectStatus, type Checks } from './checks.ts';
import { apart, type Site } from './site.ts';

const ADDRESS = 'fatou.diallo@example.org';
const MESSAGE_AGES = { older: '3 years 1 day', younger: '3 years -1 day' };
const SUBSCRIPTION_AGES = { older: '31 days', younger: '29 days' };
const subscribe = (site: Site, email: string, changes: object = {}) =>
  site.post('newsletter/subscriptions', { email, consent: true, ...changes });

async function erase(site: Site): Promise<string> {
  const { code, output } = await site.command('retention');
  assert.equal(code, 0, output);
  return output;
}

/** N. Privacy. */
export const privacy: Checks = {
  'N-01': (shared) =>
    apart(shared, async (site) => {
      for (const [message, age] of Object.entries(MESSAGE_AGES)) {
        await site.post('contact-messages', aContactMessage({ message, email: `${message}@example.org` }));
        await site.query(`update contact_messages set created_at = now() - $1::interval where message = $2`, [
          age,
          message,
        ]);
      }
      for (const age of ['25 months 1 day', '25 months -1 day']) {
        const { id } = await site.member();
        await site.query('update sessions set last_used_at = now() - $1::interval where user_id = $2', [
          age,
          id,
        ]);
      }
      const dry = await site.command('retention', '--dry-run');
      assert.match(dry.output, /contact_messages : 1\n/);
      assert.equal(await site.count('contact_messages'), 2);
      assert.match(
        await erase(site),
        /contact_messages : 1\n[\s\S]*sessions : 1\n|sessions : 1\n[\s\S]*contact_messages : 1\n/,
      );
      assert.deepEqual(await site.query('select message from contact_messages'), [{ message: 'younger' }]);
      assert.equal(await site.count('sessions'), 1);
    }),

  'N-03': (shared) =>
    apart(shared, async (site) => {
      const person = { full_name: 'Fatou Diallo', email: ADDRESS, password: 'pluie-de-mars' };
      expectStatus(await site.post('auth/sign-up', person), 201);
      await site.post(
        'contact-messages',
        aContactMessage({ email: 'Fatou.Diallo@Example.org', message: 'La mienne' }),
      );
      await site.post(
        'contact-messages',
        aContactMessage({ email: 'x@example.org', message: `Écrivez à ${ADDRESS}` }),
      );
      await subscribe(site, ADDRESS);
      await site.state();
      const told = await site.command('privacy', 'export', ADDRESS);
      const held = JSON.parse(told.output) as Record<string, unknown[]>;
      for (const [table, rows] of Object.entries({
        users: 1,
        contact_messages: 2,
        newsletter_subscriptions: 1,
      })) {
        assert.equal(held[table]?.length, rows, table);
      }
      assert.doesNotMatch(told.output, /argon2|password_hash|token/);
      const ended = await site.command('privacy', 'erase', ADDRESS);
      assert.equal(ended.code, 0, ended.output);
      assert.match(ended.output, /users : 1\n/);
      const dump = await dumpOf((text, values) => site.query(text, values));
      assert.ok(!dump.toLowerCase().includes(ADDRESS));
    }),

  'N-05': async (site) => {
    const email = 'consentante@example.org';
    for (const consent of [false, undefined, 'true', null]) {
      expectRefusal(await subscribe(site, email, { consent }), '422 validation_failed', '/consent');
    }
    expectStatus(await subscribe(site, email, { language: 'en', source: 'resources' }), 202);
    const [row] = await site.query<Record<string, unknown>>(
      'select * from newsletter_subscriptions where email = $1',
      [email],
    );
    const said = JSON.stringify(row);
    assert.ok(row?.['language'] === 'en' && /"resources"/.test(said), said);
    assert.ok(
      Object.entries(row).some(([name, value]) => /consent_version|consent_at/.test(name) && value !== null),
      said,
    );
    const { text } = await site.ask('/newsletter');
    assert.match(text, /type="checkbox"/);
    assert.doesNotMatch(text, /<input[^>]*type="checkbox"[^>]*\schecked/);
  },

  'N-06': (shared) =>
    apart(shared, async (site) => {
      for (const [name, age] of Object.entries(SUBSCRIPTION_AGES)) {
        await subscribe(site, `${name}@example.org`);
        await site.query(
          'update newsletter_subscriptions set consent_at = now() - $1::interval where email = $2',
          [age, `${name}@example.org`],
        );
      }
      await erase(site);
      const left = await site.query('select email from newsletter_subscriptions');
      assert.deepEqual(left, [{ email: 'younger@example.org' }]);
    }),

  'N-07': async (site) => {
    for (const [path, privacyPath] of [
      ['/contact', '/privacy'],
      ['/en/contact', '/en/privacy'],
    ] as const) {
      const { text } = await site.ask(path);
      assert.ok(text.includes(`href="${privacyPath}"`), path);
    }
    const headers = { 'X-Forwarded-For': '198.51.100.77' };
    expectStatus(await site.post('contact-messages', aContactMessage(), { headers }), 202);
    const dump = await dumpOf((text, values) => site.query(text, values));
    const holding = dump.split('\n').filter((line) => line.includes('198.51.100.77'));
    assert.deepEqual(
      holding.filter((line) => !line.startsWith('rate_limits ')),
      [],
    );
    const [{ last } = { last: 0 }] = await site.query<{ last: number }>(
      'select coalesce(max(expire - extract(epoch from now()) * 1000), 0)::float8 as last from rate_limits',
    );
    assert.ok(last <= 86_400_000);
  },
};
