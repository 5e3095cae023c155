import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { patient } from './testing/patience';
import { until } from './testing/running-product';
import { aNewsItem } from './testing/sample-news-item';
import { administratorOf, memberOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const NEWS = '/api/v1/news';
const UNKNOWN = '01900000-0000-7000-9000-000000000000';

const product = productOfSuite();
const administrator = administratorOf(product);
const member = memberOf(product);

beforeEach(async () => {
  await product.query('delete from news');
  await until(async () => (await product.ask(NEWS)).body['total'] === 0, 5_000);
});

interface Published {
  readonly id: string;
  readonly at: number;
}

/** Publishes an item so many milliseconds from now. */
async function publishIn(milliseconds: number, title_fr = 'À venir'): Promise<Published> {
  const at = Date.now() + milliseconds;
  const body = aNewsItem({ title_fr, published_at: new Date(at).toISOString() });
  const created = await product.ask(NEWS, { body, token: administrator.token });
  expect(created.status).toBe(201);
  return { id: String(created.body['id']), at };
}

const titlesIn = async (query = '', token?: string): Promise<string[]> => {
  const { body } = await product.ask(`${NEWS}${query}`, { token });
  const items = body['items'] as { title_fr: string }[];
  expect(body['total']).toBe(items.length);
  return items.map(({ title_fr }) => title_fr);
};

describe('an item that is published in two seconds', () => {
  it('appears by itself in lists that were kept, not before and not much later', async () => {
    await publishIn(-60_000, 'Hier');
    const { id, at } = await publishIn(2_000);
    const addresses = [NEWS, `${NEWS}?limit=5`, `${NEWS}?sort=title_fr`];
    let asked = 0;
    while (Date.now() < at - 100) {
      for (const address of addresses) {
        const { body, headers } = await product.ask(address);
        if (Date.now() < at) expect(body).toMatchObject({ total: 1, items: [{ title_fr: 'Hier' }] });
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        asked += 1;
      }
      const { status } = await product.ask(`${NEWS}/${id}`);
      if (Date.now() < at) expect(status).toBe(404);
      await pause(50);
    }
    expect(asked).toBeGreaterThan(addresses.length);
    for (const address of addresses) {
      await until(async () => (await product.ask(address)).body['total'] === 2, 1_000);
    }
    expect(Date.now() - at).toBeLessThan(patient(1_000));
    expect(await titlesIn()).toEqual(['À venir', 'Hier']);
    expect((await product.ask(`${NEWS}/${id}`)).status).toBe(200);
  });

  it('gives the list another tag, so that nobody is told that nothing has changed', async () => {
    await publishIn(-60_000, 'Hier');
    const { at } = await publishIn(1_000);
    const tag = String((await product.ask(NEWS)).headers['etag']);
    const again = () => product.ask(NEWS, { headers: { 'If-None-Match': tag } });
    expect((await again()).status).toBe(304);
    await until(async () => Date.now() > at && (await again()).status === 200, 3_000);
  });
});

describe('an item to come', () => {
  it('is hidden from visitors and members, and shown to administrators on the same routes', async () => {
    const { id } = await publishIn(3_600_000);
    for (const token of [undefined, member.token]) {
      for (const query of ['', '?q=venir', '?visibility=scheduled', '?visibility=public', '?offset=0']) {
        expect([query, await titlesIn(query, token)]).toEqual([query, []]);
      }
    }
    for (const query of ['', '?q=venir', '?visibility=scheduled']) {
      expect([query, await titlesIn(query, administrator.token)]).toEqual([query, ['À venir']]);
    }
    const one = await product.ask(`${NEWS}/${id}`, { token: administrator.token });
    expect([one.status, one.headers['cache-control']]).toEqual([200, 'no-store']);
    // What an administrator was shown is not what the next visitor gets.
    expect((await product.ask(`${NEWS}/${id}`)).status).toBe(404);
    expect(await titlesIn()).toEqual([]);
  });

  it.each(['visitor', 'member'])('is to a %s like one that never was, byte for byte', async (who) => {
    const { id } = await publishIn(3_600_000);
    const token = who === 'member' ? member.token : undefined;
    const headers = { 'X-Request-Id': 'the-same' };
    const answers = await Promise.all(
      [id, UNKNOWN].map((one) => product.ask(`${NEWS}/${one}`, { token, headers })),
    );
    const [hidden, unknown] = answers.map(({ status, text, headers: sent }) => ({
      status,
      text: text.replace(/"request_id":"[^"]*"/, ''),
      names: Object.keys(sent).sort(),
    }));
    expect(hidden?.status).toBe(404);
    expect(hidden).toEqual(unknown);
  });

  it('is counted on the dashboard', async () => {
    await publishIn(3_600_000);
    await publishIn(-1_000);
    const { body } = await product.ask('/api/v1/admin/counts', { token: administrator.token });
    expect(body['news']).toBe(2);
  });

  it('that was public disappears at once, and one that is drawn forward appears at once', async () => {
    const { id } = await publishIn(-1_000, 'Public');
    expect(await titlesIn()).toEqual(['Public']);
    const revise = (version: number, published_at: string | null) =>
      product.ask(`${NEWS}/${id}`, {
        method: 'PUT',
        body: aNewsItem({ published_at }),
        headers: { 'If-Match': `"v${version}"` },
        token: administrator.token,
      });
    expect((await revise(1, '2999-01-01')).status).toBe(200);
    expect(await titlesIn()).toEqual([]);
    expect((await product.ask(`${NEWS}/${id}`)).status).toBe(404);
    expect((await revise(2, null)).status).toBe(200);
    expect(await titlesIn()).toEqual(['Ouverture du chantier']);
  });
});

describe('an item of today', () => {
  it('is public at once and first, as the form sends it', async () => {
    await publishIn(-1, 'Plus tôt');
    const today = new Date().toISOString().slice(0, 10);
    const body = aNewsItem({ title_fr: 'Nouveau', published_at: today });
    await product.ask(NEWS, { body, token: administrator.token });
    expect((await titlesIn())[0]).toBe('Nouveau');
  });
});
