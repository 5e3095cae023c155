import { beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import { SystemClock } from '@site/api-platform/persistence';
import { WebhookDelivery } from '@site/api-platform/webhooks';
import { Client } from 'pg';
import { refusalOf } from './testing/ask';
import { startProduct } from './testing/product';
import { until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { WebhookReceiver } from './testing/webhook-receiver';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const WEBHOOKS = '/api/v1/admin/webhooks';
const product = productOfSuite({ environment: { WEBHOOK_LOOPBACK: 'on' } });
const administrator = administratorOf(product);
let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(async () => {
  await product.query('delete from webhooks');
  await receiver.stop();
});

const call = (path: string, asked: object = {}) =>
  product.ask(path, { token: administrator.token, ...asked });

/** A webhook, and a delivery for it that waits. */
async function waiting(url = receiver.url): Promise<{ webhook: string; delivery: string }> {
  const { body } = await call(WEBHOOKS, { body: { url, kinds: ['projects'] } });
  const webhook = String(body['id']);
  await call('/api/v1/projects', { body: aProject() });
  const [row] = await product.query<{ id: string }>('select id from webhook_deliveries where webhook = $1', [
    webhook,
  ]);
  return { webhook, delivery: row!.id };
}
const signal = new AbortController().signal;
interface QueuedJob {
  readonly id: string;
  readonly retry_backoff: boolean;
  readonly retry_delay: number;
  /** Seconds until it is tried. */
  readonly due: number;
}
const jobOf = async (delivery: string) => {
  const text = `select id, retry_backoff, retry_delay, extract(epoch from start_after - now())::float8 as due
    from jobs.job where name = 'webhooks' and data->>'delivery' = $1`;
  return (await product.query<QueuedJob>(text, [delivery])).at(-1);
};
const deliver = async (delivery: string, rules = { webhookLoopback: true }) => {
  const { id = delivery } = (await jobOf(delivery)) ?? {};
  return new WebhookDelivery(product.database.database, new SystemClock(), rules)
    .deliver({ id, data: { delivery }, signal })
    .then(
      () => 'done',
      (error: Error) => error.message,
    );
};
const shown = async (webhook: string) => {
  const { body } = await call(`${WEBHOOKS}/${webhook}/deliveries`);
  const [{ state, attempts, status, error } = {} as Record<string, unknown>] = body['items'] as Record<
    string,
    unknown
  >[];
  return [state, attempts, status, error];
};

describe('a delivery', () => {
  it('waits, and says why, while the receiver fails; who rests after failing is not called', async () => {
    const { webhook, delivery } = await waiting();
    receiver.answer = (response) => void response.writeHead(503).end();
    expect(await deliver(delivery)).toBe('status_503');
    expect(await shown(webhook)).toEqual(['waiting', 1, 503, null]);
    expect(await deliver(delivery)).toBe('receiver_rests');
    expect(receiver.heard.length).toBe(1);
    await product.query('update webhooks set rests_until = now()');
    receiver.answer = (response) => void response.destroy();
    expect(await deliver(delivery)).toBe('econnreset');
    expect(await shown(webhook)).toEqual(['waiting', 2, null, 'econnreset']);
    const { body } = await call(WEBHOOKS);
    expect(body['items']).toMatchObject([{ waiting: 1, failures: 2 }]);
  });

  it.each([
    ['in seconds', () => '600', 600],
    ['as a date', () => new Date(Date.now() + 600_000).toUTCString(), 600],
    ['longer than an hour', () => '86400', 3_600],
    ['less than it would rest anyway', () => '0', 1],
    ['in no form that is known', () => 'soon', 1],
  ])('leaves the receiver in peace for as long as it asks %s', async (_, value, seconds) => {
    const { webhook, delivery } = await waiting();
    receiver.answer = (response) => void response.writeHead(429, { 'Retry-After': value() }).end();
    expect(await deliver(delivery)).toBe('status_429');
    const [row] = await product.query<{ rest: number }>(
      `select extract(epoch from rests_until - attempted_at)::float8 as rest
        from webhooks join webhook_deliveries on webhook = webhooks.id where webhooks.id = $1`,
      [webhook],
    );
    expect(row!.rest).toBeGreaterThan(seconds - 30);
    expect(row!.rest).toBeLessThanOrEqual(seconds);
  });

  it('that found the receiver failing tries again when it has rested, and those that wait follow what arrives', async () => {
    const { webhook, delivery } = await waiting();
    await call('/api/v1/projects', { body: aProject() });
    const [{ id: next } = { id: '' }] = await product.query<{ id: string }>(
      'select id from webhook_deliveries where webhook = $1 and id <> $2',
      [webhook, delivery],
    );
    // As after many tries.
    await product.query('update webhooks set failures = 9');
    receiver.answer = (response) => void response.writeHead(503).end();
    await deliver(delivery);
    expect(await jobOf(delivery)).toMatchObject({ retry_backoff: false, retry_delay: 60 });
    // Who only hears that it rests asks less and less often: there may be thousands.
    expect(await deliver(next)).toBe('receiver_rests');
    expect(await jobOf(next)).toMatchObject({ retry_backoff: true, retry_delay: 1 });
    await product.query(
      `update jobs.job set state = 'retry', start_after = now() + interval '600 s' where name = 'webhooks'`,
    );
    await product.query('update webhooks set rests_until = now()');
    receiver.answer = (response) => void response.writeHead(204).end();
    expect(await deliver(delivery)).toBe('done');
    expect((await jobOf(next))?.due).toBeLessThanOrEqual(0);
  });

  it.each([
    ['is given up after three days', 500, '4 days'],
    ['is given up at once where nobody wants it any more', 410, '0 days'],
  ])('%s', async (_, status, age) => {
    const { webhook, delivery } = await waiting();
    await product.query(`update webhook_deliveries set created_at = now() - $1::interval`, [age]);
    receiver.answer = (response) => void response.writeHead(status).end();
    expect(await deliver(delivery)).toBe('done');
    expect(await shown(webhook)).toEqual(['failed', 1, status, null]);
    expect(await deliver(delivery)).toBe('done');
    expect(receiver.heard.length).toBe(1);
  });

  it('is sent once more by hand, under its id', async () => {
    const { webhook, delivery } = await waiting();
    expect(await deliver(delivery)).toBe('done');
    expect(await shown(webhook)).toEqual(['delivered', 1, 204, null]);
    const jobs = () => product.query(`select from jobs.job where name = 'webhooks'`);
    const before = (await jobs()).length;
    const path = `${WEBHOOKS}/${webhook}/deliveries/${delivery}/replay`;
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await call(path, { method: 'POST' });
      expect([status, body['state'], body['attempts']]).toEqual([200, 'waiting', 0]);
    }
    expect((await jobs()).length).toBe(before + 1);
    await deliver(delivery);
    const ids = receiver.heard.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([delivery, delivery]);
    const unknown = path.replace(delivery, webhook);
    expect(refusalOf(await call(unknown, { method: 'POST' }))).toBe('404 not_found');
  });

  it('goes to no address that is closed, whatever it was when the webhook was made', async () => {
    const { webhook, delivery } = await waiting();
    expect(await deliver(delivery, { webhookLoopback: false })).toBe('target_refused');
    expect(await shown(webhook)).toEqual(['waiting', 1, null, 'target_refused']);
    expect(receiver.heard).toEqual([]);
  });

  it('is gone with its webhook', async () => {
    const { webhook, delivery } = await waiting();
    expect((await call(`${WEBHOOKS}/${webhook}`, { method: 'DELETE' })).status).toBe(204);
    expect(await deliver(delivery)).toBe('done');
    expect(receiver.heard).toEqual([]);
    for (const [path, method] of [
      [`${WEBHOOKS}/${webhook}`, 'DELETE'],
      [`${WEBHOOKS}/${webhook}/deliveries`, 'GET'],
    ])
      expect(refusalOf(await call(path!, { method }))).toBe('404 not_found');
  });
});

describe('a webhook', () => {
  it('is refused where nobody may be called, or it is not known of what', async () => {
    const strict = await startProduct({ sharing: product });
    const bodies = [
      { url: 'http://example.org/', kinds: ['projects'] },
      { url: 'https://127.0.0.1/', kinds: ['projects'] },
      { url: receiver.url, kinds: ['projects'] },
      { url: 'https://example.org/', kinds: [] },
      { url: 'https://example.org/', kinds: ['projects', 'projects'] },
      { url: 'https://example.org/', kinds: ['users'] },
      { url: 7, kinds: ['projects'] },
      {},
    ];
    try {
      for (const body of bodies) {
        const answer = await strict.ask(WEBHOOKS, { body, token: administrator.token });
        expect([body, refusalOf(answer)]).toEqual([body, '422 validation_failed']);
      }
    } finally {
      await strict.stop();
    }
  });

  it('is one of twenty at most, also where several are made at once', async () => {
    const body = { url: 'https://example.org/', kinds: ['news'] };
    for (let made = 0; made < 19; made += 1) expect((await call(WEBHOOKS, { body })).status).toBe(201);
    const holder = new Client({ connectionString: product.database.superUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table webhooks in share mode');
      const asked = Promise.all([1, 2, 3].map(() => call(WEBHOOKS, { body })));
      const waiting = `select from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await until(async () => (await product.query(waiting)).length === 3);
      await holder.query('commit');
      const answers = (await asked).toSorted((one, other) => one.status - other.status);
      expect(answers.map(({ status }) => status)).toEqual([201, 422, 422]);
      expect(answers[1]?.body['errors']).toMatchObject([{ code: 'webhooks_full' }]);
    } finally {
      await holder.end();
    }
  });
});
