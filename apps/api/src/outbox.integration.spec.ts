import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import { JobQueue } from '@site/api-platform/jobs';
import { freePort } from '@site/embedded-postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { refusalOf } from './testing/ask';
import { anAdministrator } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';

const MESSAGES = '/api/v1/contact-messages';
const TOUCHED = [
  'outgoing_letters',
  'contact_messages',
  'newsletter_subscriptions',
  'settings',
  'rate_limits',
];
const ends: (() => Promise<unknown>)[] = [];
/** Whose database and folder are those of all products here. */
let base: Product;

beforeAll(async () => {
  base = await startProduct();
});
afterAll(() => base.stop());
beforeEach(async () => {
  for (const table of TOUCHED) await base.query(`delete from ${table}`);
});
afterEach(async () => {
  while (ends.length > 0) await ends.pop()?.();
});

const mailing = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@example.org',
  CONTACT_TO: 'bureau@example.org',
});

async function aMailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer({ port });
  ends.push(server.stop);
  return server;
}

async function aProduct(environment: Record<string, string>): Promise<Product> {
  const product = await startProduct({ environment, sharing: base, missesTheDeadSoon: true });
  ends.push(product.stop);
  return product;
}

async function built(environment: Record<string, string>): Promise<RunningProduct> {
  const product = await startBuilt(base.database, { environment });
  ends.push(product.stop);
  return product;
}

const write = (product: Product | RunningProduct, message = 'Bonjour') =>
  product.ask(MESSAGES, { body: aContactMessage({ message }) });
const waiting = (product: Product) =>
  product.query<{ attempts: number; last_error_code: string | null }>('select * from outgoing_letters');
/** The worker looks now, not at its next turn of five seconds. */
const nudge = (product: Product) => product.query(`select pg_notify('content_changed', 'outgoing_letters')`);
const nothingWaits = (product: Product) =>
  until(async () => {
    await nudge(product);
    return (await waiting(product)).length === 0;
  });
const hurry = (product: Product) => product.query('update outgoing_letters set next_try_at = now()');

describe('a letter', () => {
  it('waits while the mail server is down and arrives within a minute of its return', async () => {
    const port = await freePort();
    const product = await aProduct(mailing(`smtp://127.0.0.1:${port}`));
    expect((await write(product)).status).toBe(202);
    await until(async () => (await waiting(product))[0]?.attempts === 1);
    await pause(1_000);
    const server = await aMailServer(port);
    // By its own turns: nobody nudges it.
    await until(async () => (await waiting(product)).length === 0, 60_000);
    expect(server.envelopes).toEqual([{ from: 'site@example.org', to: ['bureau@example.org'] }]);
  });

  it('of an outage of hours arrives, with all others, soon after the return of the server', async () => {
    const port = await freePort();
    const product = await aProduct(mailing(`smtp://127.0.0.1:${port}`));
    for (const message of ['Un', 'Deux', 'Trois']) await write(product, message);
    await until(async () => (await waiting(product)).some(({ attempts }) => attempts > 0));
    await product.query(`update outgoing_letters set created_at = created_at - interval '2 hours'`);
    const server = await aMailServer(port);
    await nothingWaits(product);
    const said = (await server.mails()).map(({ text }) => /Un|Deux|Trois/.exec(text ?? '')?.[0]);
    expect(said).toEqual(['Un', 'Deux', 'Trois']);
  });

  it('keeps its name through all tries', async () => {
    const server = await aMailServer();
    const product = await aProduct(mailing(server.url));
    server.refuse = 451;
    await write(product);
    const [row] = await until(async () => (await waiting(product)).length === 1).then(() =>
      product.query<{ id: string }>('select id from outgoing_letters'),
    );
    server.refuse = undefined;
    await nothingWaits(product);
    expect((await server.mails()).map(({ messageId }) => messageId)).toEqual([`<${row?.id}@example.org>`]);
  });

  it('waits without a mail server, in silence, and is sent by an instance that has one', async () => {
    const mute = await aProduct({});
    await mute.app.get(JobQueue).start();
    await write(mute, 'Avant');
    await pause(200);
    expect(await waiting(mute)).toMatchObject([{ attempts: 0 }]);
    const server = await aMailServer();
    await aProduct(mailing(server.url));
    await nothingWaits(mute);
    expect((await server.mails())[0]?.text).toContain('Avant');
  });

  it('waits while the firm has said no address, and goes to its own once it has', async () => {
    const server = await aMailServer();
    const product = await aProduct({ ...mailing(server.url), CONTACT_TO: '' });
    await write(product);
    await until(async () => (await waiting(product))[0]?.last_error_code === 'not_yet');
    expect(server.envelopes).toEqual([]);

    const { token } = await anAdministrator(product, product.query);
    const settings = await product.ask('/api/v1/admin/settings', { token });
    const { to_complete: _, ...firm } = settings.body;
    const revised = await product.ask('/api/v1/admin/settings', {
      method: 'PUT',
      body: { ...firm, email: 'direction@example.org' },
      headers: { 'If-Match': String(settings.headers['etag']) },
      token,
    });
    expect(revised.status).toBe(200);
    await nothingWaits(product);
    expect(server.envelopes.map(({ to }) => to)).toEqual([['direction@example.org']]);
  });

  it('that nobody takes is given up after three days, and the message stays', async () => {
    const server = await aMailServer();
    const product = await aProduct(mailing(server.url));
    server.refuse = 451;
    await write(product);
    await until(async () => (await waiting(product))[0]?.last_error_code === 'not_sent');
    await product.query(`update outgoing_letters set created_at = now() - interval '3 days 1 minute'`);
    server.refuse = undefined;
    await hurry(product);
    await nothingWaits(product);
    expect(server.envelopes).toEqual([]);
    expect(await product.query('select from contact_messages')).toHaveLength(1);
  });

  it('to the firm is tried again when its mailbox is refused', async () => {
    const server = await aMailServer();
    const product = await aProduct(mailing(server.url));
    server.refuse = 550;
    await write(product);
    await until(async () => (await waiting(product))[0]?.last_error_code === 'not_sent');
    server.refuse = undefined;
    await hurry(product);
    await nothingWaits(product);
    expect(server.envelopes.map(({ to }) => to)).toEqual([['bureau@example.org']]);
  });

  it('to a stranger that is refused for good is not tried again', async () => {
    const server = await aMailServer();
    const product = await aProduct(mailing(server.url));
    server.refuse = 550;
    const body = { email: 'awa@example.org', consent: true };
    expect((await product.ask('/api/v1/newsletter/subscriptions', { body })).status).toBe(202);
    await nothingWaits(product);
    expect(server.envelopes).toEqual([]);
  });
});

describe('two instances', () => {
  it('send forty letters, each once', async () => {
    const server = await aMailServer();
    const first = await aProduct(mailing(server.url));
    const second = await aProduct(mailing(server.url));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => write(index % 2 === 0 ? first : second, `Message ${index}.`)),
    );
    await nothingWaits(first);
    const said = (await server.mails()).map(({ text }) => /Message \d+\./.exec(text ?? '')?.[0]);
    expect(said).toHaveLength(40);
    expect(new Set(said).size).toBe(40);
  });
});

describe('an instance that ends', () => {
  it('lets the letter under way arrive', async () => {
    const server = await aMailServer();
    server.slowness = 1_500;
    const product = await built(mailing(server.url));
    expect((await write(product)).status).toBe(202);
    await until(async () => ((await waiting(base))[0]?.attempts ?? 0) === 1);
    expect((await product.stop()).code).toBe(0);
    expect(server.envelopes).toHaveLength(1);
    expect(await waiting(base)).toEqual([]);
  });

  it('without a word leaves its letter to another, under the same name', async () => {
    const server = await aMailServer();
    server.slowness = 3_000;
    const product = await built(mailing(server.url));
    await write(product);
    await until(async () => ((await waiting(base))[0]?.attempts ?? 0) === 1);
    product.signal('SIGKILL');
    await product.ended;
    const [row] = await base.query<{ id: string }>('select id from outgoing_letters');
    server.slowness = 0;
    await base.query(`update jobs.job set heartbeat_on = now() - interval '31 seconds'`);
    await aProduct(mailing(server.url));
    // By its own turns: nobody nudges it.
    await until(async () => (await waiting(base)).length === 0);
    expect((await server.mails()).at(-1)?.messageId).toBe(`<${row?.id}@example.org>`);
  });
});

describe('limits', () => {
  const from = (product: Product, address: string) =>
    product.ask(MESSAGES, { body: aContactMessage(), headers: { 'X-Forwarded-For': address } });

  it('let five messages of an address through in ten minutes, on all instances, and thirty mails an hour', async () => {
    const first = await aProduct({ RATE_LIMIT_FACTOR: '1' });
    const second = await aProduct({ RATE_LIMIT_FACTOR: '1' });
    // A mistake in the form costs nothing.
    for (let wrong = 0; wrong < 6; wrong += 1) await first.ask(MESSAGES, { body: { nom: 'x' } });
    for (let count = 0; count < 5; count += 1) {
      expect((await from(count % 2 === 0 ? first : second, '192.0.2.1')).status).toBe(202);
    }
    const sixth = await from(second, '192.0.2.1');
    expect(refusalOf(sixth)).toBe('429 rate_limited');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500);
    expect(await first.query('select from contact_messages')).toHaveLength(5);
    expect(await waiting(first)).toHaveLength(5);

    for (let count = 5; count < 30; count += 1) {
      expect((await from(first, `192.0.2.${10 + Math.floor(count / 5)}`)).status).toBe(202);
    }
    expect(refusalOf(await from(first, '192.0.2.99'))).toBe('429 rate_limited');
    expect(await first.query('select from contact_messages')).toHaveLength(30);
    expect(await waiting(first)).toHaveLength(30);
  });
});
