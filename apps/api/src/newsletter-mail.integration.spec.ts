import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import type { Email } from 'postal-mime';
import { refusalOf } from './testing/ask';
import { PUBLIC_URL } from './testing/forged-token';
import { anAdministrator } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { until } from './testing/running-product';

const SUBSCRIPTIONS = '/api/v1/newsletter/subscriptions';
const MAIL = { MAIL_FROM: 'Site <site@example.org>', CONTACT_TO: 'bureau@example.org' };

let server: MailServer;
let product: Product;

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ environment: { ...MAIL, SMTP_URL: server.url } });
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const table of ['newsletter_subscriptions', 'outgoing_letters']) {
    await product.query(`delete from ${table}`);
  }
  server.forget();
});

const subscribe = (changes: object = {}, headers: Record<string, string> = {}) =>
  product.ask(SUBSCRIPTIONS, { body: { email: 'awa@example.org', consent: true, ...changes }, headers });
const follow = (action: string, token: string) =>
  product.ask(`${SUBSCRIPTIONS}/${action}`, { body: { token } });
const stored = () =>
  product.query<{ email: string; state: string }>('select email, state from newsletter_subscriptions');
const allSent = () =>
  until(async () => (await product.query('select id from outgoing_letters')).length === 0, 10_000);

async function mailAfter(asking: Promise<unknown>): Promise<Email> {
  await asking;
  await until(async () => server.envelopes.length > 0, 5_000);
  await allSent();
  const [mail] = (await server.mails()).slice(-1);
  if (mail === undefined) throw new Error('no mail came');
  return mail;
}

const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const tokenIn = (mail: Email, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})`).exec(mail.text ?? '')?.[1] ?? '';

describe('the mail to a subscriber', () => {
  it.each([
    ['fr', '', 'Confirmez votre inscription', 'Si vous n’avez rien demandé', 'loi ivoirienne'],
    ['en', '/en', 'Confirm your subscription', 'If you did not ask', 'Ivorian law'],
  ])('speaks %s as text and as HTML, and links to this site only', async (language, prefix, ...said) => {
    const mail = await mailAfter(subscribe({ language }, { Host: 'evil.test' }));
    expect(server.envelopes).toEqual([{ from: 'site@example.org', to: ['awa@example.org'] }]);
    expect(mail).toMatchObject({
      from: { name: 'Site', address: 'site@example.org' },
      to: [{ address: 'awa@example.org' }],
    });
    const [subject = '', ...body] = said;
    expect(mail.subject).toContain(subject);
    expect(mail.subject).toContain(FIRM_DEFAULTS.name);
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      for (const words of body) expect(part).toContain(words);
      expect(part).toContain(`${PUBLIC_URL}${prefix}/newsletter/confirm?token=`);
      expect(part).toContain(`${PUBLIC_URL}${prefix}/newsletter/unsubscribe?token=`);
      const origins = [...part.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([origin]) => origin);
      expect(new Set(origins)).toEqual(new Set([PUBLIC_URL]));
    }
  });

  it('can be left with one click, by its headers (RFC 8058)', async () => {
    const mail = await mailAfter(subscribe());
    const address = `${PUBLIC_URL}/newsletter/unsubscribe?token=${tokenIn(mail, 'unsubscribe')}`;
    expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${address}>`);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('has the name that the firm has now, and no header of its making', async () => {
    const { token } = await anAdministrator(product, product.query);
    const revise = (name: string) =>
      product.ask('/api/v1/admin/settings', {
        method: 'PUT',
        headers: { 'If-Match': '*' },
        body: { ...FIRM_DEFAULTS, name },
        token,
      });
    expect((await revise('Bureau <i>fictif</i>')).status).toBe(200);
    const mail = await mailAfter(subscribe());
    expect(mail.subject).toContain('Bureau <i>fictif</i>');
    expect(mail.html).toContain('Bureau &lt;i&gt;fictif&lt;/i&gt;');
    expect((await revise('Bureau\r\nBcc: tous@example.org')).status).toBe(422);
    expect((await revise(FIRM_DEFAULTS.name)).status).toBe(200);
  });

  it.each([
    'awa@example.org\r\nBcc: tous@example.org',
    'awa@example.org\nRCPT TO:<tous@example.org>',
    'awa@example.org,tous@example.org',
    'awa@example.org>,<tous@example.org',
  ])('is not sent to %j', async (email) => {
    expect(refusalOf(await subscribe({ email }))).toBe('422 validation_failed');
    expect(await stored()).toEqual([]);
    expect(server.envelopes).toEqual([]);
  });
});

describe('a subscription from the form to the end', () => {
  it('is confirmed by POST, once and again, and ends by POST', async () => {
    expect((await subscribe()).body).toEqual({ status: 'pending' });
    const mail = await mailAfter(Promise.resolve());
    const [confirm, leave] = [tokenIn(mail, 'confirm'), tokenIn(mail, 'unsubscribe')];
    for (const action of ['confirm', 'unsubscribe']) {
      expect((await product.ask(`${SUBSCRIPTIONS}/${action}`)).status).toBeGreaterThanOrEqual(400);
      expect((await product.ask(`${SUBSCRIPTIONS}/${action}?token=${confirm}`)).status).not.toBe(200);
    }
    expect(await stored()).toEqual([{ email: 'awa@example.org', state: 'pending' }]);
    for (const _ of [1, 2]) expect((await follow('confirm', confirm)).body).toEqual({ status: 'confirmed' });
    expect(await stored()).toEqual([{ email: 'awa@example.org', state: 'confirmed' }]);
    for (const _ of [1, 2]) {
      expect((await follow('unsubscribe', leave)).body).toEqual({ status: 'unsubscribed' });
    }
    expect(await stored()).toEqual([{ email: '', state: 'unsubscribed' }]);
    expect(refusalOf(await follow('confirm', confirm))).toBe('422 validation_failed');
  });

  it('does not tell what was known of the address', async () => {
    const answers = [await subscribe()];
    const mail = await mailAfter(Promise.resolve());
    answers.push(await subscribe());
    await follow('confirm', tokenIn(mail, 'confirm'));
    answers.push(await subscribe());
    await follow('unsubscribe', tokenIn(mail, 'unsubscribe'));
    await product.query(`update newsletter_letters set asked_at = asked_at - interval '1 hour'`);
    answers.push(await subscribe());
    await allSent();
    const seen = answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort()]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]?.[0]).toBe(202);
    // New, and back an hour later after leaving: neither the second request nor that of a subscriber brings a letter.
    expect(server.envelopes).toHaveLength(2);
  });

  it('is one row and one letter for eight requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    await allSent();
    expect(await stored()).toHaveLength(1);
    expect(server.envelopes).toHaveLength(1);
  });

  it('is one for the repetition of a keyed request', async () => {
    const [first, again] = [
      await subscribe({}, { 'Idempotency-Key': 'k1' }),
      await subscribe({}, { 'Idempotency-Key': 'k1' }),
    ];
    expect([first.text, again.headers['idempotency-replayed']]).toEqual([again.text, 'true']);
    await allSent();
    expect(server.envelopes).toHaveLength(1);
  });

  it('that nobody waits for any more brings no letter', async () => {
    server.refuse = 451;
    await subscribe();
    await until(
      async () => (await product.query('select id from outgoing_letters where attempts > 0')).length > 0,
      10_000,
    );
    await product.query('delete from newsletter_subscriptions');
    await allSent();
    server.refuse = undefined;
    await subscribe({ email: 'yao@example.org' });
    await allSent();
    expect(server.envelopes.map(({ to }) => to)).toEqual([['yao@example.org']]);
  });
});

describe('limits', () => {
  it('let five requests of one address through in ten minutes, and store nothing past them', async () => {
    await product.query('delete from rate_limits');
    const limited = await startProduct({ sharing: product, environment: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const by = (number: number) =>
        limited.ask(SUBSCRIPTIONS, { body: { email: `awa${number}@example.org`, consent: true } });
      for (const number of [1, 2, 3, 4, 5]) expect((await by(number)).status).toBe(202);
      const answer = await by(6);
      expect(refusalOf(answer)).toBe('429 rate_limited');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(await stored()).toHaveLength(5);
    } finally {
      await limited.stop();
    }
  });
});
