import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JobQueue } from '@site/api-platform/jobs';
import { patient } from './testing/patience';
import { startProduct } from './testing/product';
import { startBuilt, until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { aNewsItem } from './testing/sample-news-item';
import { signatureOf, WebhookReceiver } from './testing/webhook-receiver';
import { administratorOf } from './testing/suite';
import { twoOfSuite } from './testing/suite-in-process';

const WEBHOOKS = '/api/v1/admin/webhooks';
const environment = { WEBHOOK_LOOPBACK: 'on' };
const { product, other } = twoOfSuite({ environment });
const administrator = administratorOf(product);
let receiver: WebhookReceiver;

beforeAll(async () => {
  for (const one of [product, other]) await one.app.get(JobQueue).start();
});
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(async () => {
  await product.query('delete from webhooks');
  await product.query(`delete from jobs.job where name = 'webhooks'`);
  await receiver.stop();
});

const call = (path: string, asked: object = {}) =>
  product.ask(path, { token: administrator.token, ...asked });

async function make(kinds = ['projects'], url = receiver.url) {
  const { status, body } = await call(WEBHOOKS, { body: { url, kinds } });
  expect(status).toBe(201);
  return body as { id: string; secret: string };
}
const publish = async (values: object = aProject(), kind = 'projects') =>
  String((await call(`/api/v1/${kind}`, { body: values })).body['id']);
const change = (id: string, changes: object) =>
  call(`/api/v1/projects/${id}`, { method: 'PATCH', body: changes, headers: { 'If-Match': '*' } });
const deliveries = async (id: string) =>
  (await call(`${WEBHOOKS}/${id}/deliveries`)).body['items'] as {
    id: string;
    state: string;
    attempts: number;
    status: number | null;
    error: string | null;
  }[];
/** What waits for its next try is due now. */
const hurry = async () => {
  await product.query('update webhooks set rests_until = null');
  await product.query(`update jobs.job set start_after = now() where name = 'webhooks' and state = 'retry'`);
  await product.query(`select pg_notify('content_changed', 'webhook_deliveries')`);
};
const toldOf = (count: number) =>
  until(async () => {
    await hurry();
    return receiver.heard.length >= count;
  }, 120_000);

describe('a webhook', () => {
  it('is told of each change of its kinds within a second, signed, and of no other', async () => {
    const { id: webhook, secret } = await make();
    expect(secret).toMatch(/^whsec_/);
    const id = await publish();
    const committed = performance.now();
    await until(async () => receiver.heard.length === 1);
    expect(receiver.heard[0]!.at - committed).toBeLessThan(patient(1_000));
    await publish(aNewsItem(), 'news');
    await change(id, { location: 'Man' });
    await call(`/api/v1/projects/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    await until(async () => receiver.heard.length === 3);
    expect(receiver.told).toEqual([`projects ${id} 1`, `projects ${id} 2`, `projects ${id} removed`]);
    for (const heard of receiver.heard) {
      expect(heard.headers['webhook-signature']).toBe(signatureOf(secret, heard));
      const sent = Number(heard.headers['webhook-timestamp']);
      expect(Math.abs(sent - Date.now() / 1_000)).toBeLessThan(60);
    }
    const { type, timestamp, data } = JSON.parse(receiver.heard[2]!.body) as Record<string, unknown>;
    expect([type, data]).toEqual([
      'record.removed',
      { kind: 'projects', id, removed: true, version: null, changed_at: timestamp },
    ]);
    const log = await deliveries(webhook);
    expect(log.map(({ state, attempts, status }) => [state, attempts, status])).toEqual(
      Array(3).fill(['delivered', 1, 204]),
    );
    const list = await call(WEBHOOKS);
    expect(list.body['items']).toMatchObject([{ id: webhook, url: receiver.url, waiting: 0, failures: 0 }]);
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const noted = await product.query('select deed from journal where kind = $1 and done_by = $2', [
      'webhooks',
      administrator.id,
    ]);
    expect(noted).toEqual([{ deed: 'published' }]);
  });

  it('is made once under a key, and told the same secret by its repetition', async () => {
    const asked = {
      body: { url: receiver.url, kinds: ['projects'] },
      headers: { 'Idempotency-Key': 'webhook-1' },
    };
    const [first, second] = [await call(WEBHOOKS, asked), await call(WEBHOOKS, asked)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([second.body, second.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    expect((await call(WEBHOOKS)).body['total']).toBe(1);
  });

  it('is told nothing of what was undone', async () => {
    await make();
    const { status } = await call('/api/v1/batch', {
      body: {
        operations: [
          { act: 'create', kind: 'projects', values: aProject() },
          { act: 'create', kind: 'projects', values: {} },
        ],
      },
    });
    expect(status).toBe(422);
    expect(await product.query('select from webhook_deliveries')).toEqual([]);
    expect(await product.query(`select from jobs.job where name = 'webhooks'`)).toEqual([]);
  });

  it('is told once more when it did not answer well, of one record in the order of its changes', async () => {
    const { id: webhook } = await make();
    let refused = 3;
    receiver.answer = (response) => void response.writeHead(refused-- > 0 ? 500 : 200).end();
    const id = await publish();
    for (const location of ['Man', 'Bouaké', 'Odienné']) await change(id, { location });
    await toldOf(7);
    expect(receiver.told).toEqual([1, 1, 1, 1, 2, 3, 4].map((version) => `projects ${id} ${version}`));
    const ids = receiver.heard.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(4);
    const first = (await deliveries(webhook)).at(-1);
    expect(first).toMatchObject({ id: ids[0], state: 'delivered', attempts: 4, status: 200 });
  });

  it('is told in order and once by two instances, whoever writes', async () => {
    await make();
    const ids = await Promise.all(Array.from({ length: 8 }, () => publish()));
    await Promise.all(
      ids.map(async (id) => {
        for (let turn = 0; turn < 5; turn += 1) await change(id, { beneficiaries: `${turn} villages` });
      }),
    );
    await until(async () => receiver.heard.length >= 48, 60_000);
    for (const id of ids) {
      const own = receiver.told.filter((one) => one.includes(id));
      expect(own).toEqual([1, 2, 3, 4, 5, 6].map((version) => `projects ${id} ${version}`));
    }
  });

  it('is told by another instance when one was killed in the middle of it', async () => {
    await product.app.get(JobQueue).beforeApplicationShutdown();
    await other.app.get(JobQueue).beforeApplicationShutdown();
    const dying = await startBuilt(product.database, { environment });
    await make();
    receiver.answer = () => undefined;
    const id = await publish();
    await until(async () => receiver.heard.length === 1);
    dying.signal('SIGKILL');
    await dying.ended;
    receiver.answer = (response) => void response.writeHead(204).end();
    await product.query(`update jobs.job set heartbeat_on = now() - interval '31 seconds'`);
    const next = await startProduct({ environment, sharing: product, missesTheDeadSoon: true });
    await next.app.get(JobQueue).start();
    try {
      await toldOf(2);
      expect(receiver.told).toEqual([`projects ${id} 1`, `projects ${id} 1`]);
      const [first, second] = receiver.heard.map(({ headers }) => headers['webhook-id']);
      expect(second).toBe(first);
    } finally {
      await next.stop();
    }
  });
});
