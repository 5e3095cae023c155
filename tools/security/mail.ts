import assert from 'node:assert/strict';
import type { Email } from 'postal-mime';
import { until } from '../../apps/api/src/testing/patience.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { startMailServer } from '../../libs/api/mail/src/testing.ts';
import { expectRefusal, expectStatus, expectUntouched, FORM_TYPE, type Checks } from './checks.ts';
import { apart, ORIGIN, type Site } from './site.ts';

const SUBSCRIPTIONS = '/api/v1/newsletter/subscriptions';
const LINES = ['nom', 'sujet', 'email', 'organisation', 'telephone'];
const originsIn = (text = ''): Set<string> => new Set(text.match(/https?:\/\/[^/\s"<]+/g));
const subscribe = (site: Site, email: string) =>
  site.ask(SUBSCRIPTIONS, { body: { email, consent: true }, headers: { Host: 'evil.test' } });
const follow = (site: Site, act: string, token: string) =>
  site.ask(`${SUBSCRIPTIONS}/${act}`, { body: { token } });
const tokenIn = ({ text }: Email, page: string): string =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]{22,})`).exec(text ?? '')?.[1] ?? '';

async function letterTo(site: Site, address: string): Promise<Email> {
  const found = async (): Promise<Email | undefined> =>
    (await site.mail.mails()).find(({ to }) => to?.some((one) => one.address === address));
  await until(async () => (await found()) !== undefined, 15_000);
  return (await found()) as Email;
}

const stateOf = async (site: Site, email: string): Promise<unknown> =>
  (
    await site.query<{ state: string }>('select state from newsletter_subscriptions where email = $1', [
      email,
    ])
  )[0]?.state;

/** O. Mail and newsletter. */
export const mail: Checks = {
  'O-01': async (site) => {
    await site.state();
    site.mail.forget();
    const email = 'visiteur@example.org';
    const before = await site.count('contact_messages');
    const headers = { Host: 'evil.test' };
    expectStatus(
      await site.post('contact-messages', aContactMessage({ email, sujet: 'Bassin' }), { headers }),
      202,
    );
    assert.equal(await site.count('contact_messages'), before + 1);
    const letter = await letterTo(site, 'bureau@example.org');
    await site.state();
    assert.deepEqual(site.mail.envelopes, [{ from: 'site@example.org', to: ['bureau@example.org'] }]);
    assert.equal(letter.from?.address, 'site@example.org');
    assert.deepEqual(
      letter.replyTo?.map(({ address }) => address),
      [email],
    );
    for (const part of [letter.text, letter.html]) assert.deepEqual(originsIn(part), new Set([ORIGIN]));
  },

  'O-02': async (site) => {
    for (const field of LINES) {
      for (const end of ['\r\nBcc: tous@example.org', '\n', '\r', '\u2028x']) {
        const body = aContactMessage({ [field]: `awa@example.org${end}` });
        const ask = () => site.post('contact-messages', body);
        await expectUntouched(site, '422 validation_failed', ask, `/${field}`);
      }
    }
    expectStatus(await site.post('contact-messages', aContactMessage({ sujet: 'Une ligne' })), 202);
  },

  'O-06': async (site) => {
    const email = 'abonnee@example.org';
    const answer = await subscribe(site, email);
    assert.deepEqual([answer.status, answer.body], [202, { status: 'pending' }]);
    const letter = await letterTo(site, email);
    const token = tokenIn(letter, 'confirm');
    assert.ok(Buffer.from(token, 'base64url').length >= 16);
    const rows = await site.query<{ line: string }>('select n::text as line from newsletter_letters n');
    const hex = Buffer.from(token, 'base64url').toString('hex');
    assert.ok(!JSON.stringify(rows).includes(token) && !JSON.stringify(rows).includes(hex));
    for (const method of ['GET', 'HEAD']) {
      await site.ask(`/newsletter/confirm?token=${token}`, { method });
      await site.ask(`${SUBSCRIPTIONS}/confirm?token=${token}`, { method });
    }
    assert.equal(await stateOf(site, email), 'pending');
    expectStatus(await follow(site, 'confirm', 'x'.repeat(43)), 422);
    expectStatus(await follow(site, 'confirm', token), 200);
    assert.equal(await stateOf(site, email), 'confirmed');
    expectStatus(await follow(site, 'unsubscribe', tokenIn(letter, 'unsubscribe')), 200);
    expectStatus(await follow(site, 'confirm', token), 422);
  },

  'O-08': async (site) => {
    const email = 'partante@example.org';
    await subscribe(site, email);
    const letter = await letterTo(site, email);
    const headerOf = (name: string) => letter.headers.find(({ key }) => key === name)?.value;
    const address = /^<(.*)>$/.exec(headerOf('list-unsubscribe') ?? '')?.[1] ?? '';
    assert.equal(headerOf('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    assert.ok(address.startsWith(ORIGIN));
    await follow(site, 'confirm', tokenIn(letter, 'confirm'));
    const path = address.slice(ORIGIN.length);
    const post = { method: 'POST', headers: FORM_TYPE, body: 'List-Unsubscribe=One-Click' };
    expectStatus(await site.ask(path, post), 200);
    assert.equal(await site.count(`newsletter_subscriptions where email = '${email}'`), 0);
  },

  'O-10': (shared) =>
    apart(shared, async (site) => {
      const port = Number(new URL(site.mail.url).port);
      await site.mail.stop();
      expectStatus(await site.post('contact-messages', aContactMessage()), 202);
      assert.equal(await site.count('contact_messages'), 1);
      assert.equal(await site.count('outgoing_letters'), 1);
      await until(async () => (await site.count('outgoing_letters where attempts > 0')) > 0, 20_000);
      const server = await startMailServer({ port });
      try {
        await until(() => server.envelopes.length === 1, 60_000);
      } finally {
        await server.stop();
      }
    }),

  'O-12': async (site) => {
    for (const path of [
      '/newsletter/confirm?token=abc',
      '/en/newsletter/unsubscribe?token=abc',
      '/auth/reset?token=abc',
    ]) {
      const { headers } = await site.ask(path);
      assert.deepEqual(
        [headers['referrer-policy'], headers['cache-control']],
        ['no-referrer', 'no-store'],
        path,
      );
    }
    const email = 'pressee@example.org';
    for (let turn = 0; turn < 4; turn += 1) expectStatus(await subscribe(site, email), 202);
    const letter = await letterTo(site, email);
    await site.state();
    assert.equal(site.mail.envelopes.filter(({ to }) => to.includes(email)).length, 1);
    const known = await follow(site, 'unsubscribe', tokenIn(letter, 'unsubscribe'));
    const unknown = await follow(site, 'unsubscribe', 'x'.repeat(43));
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text]);
    expectRefusal(await site.ask(`${SUBSCRIPTIONS}/unsubscribe`, { body: {} }), '422 validation_failed');
  },
};
