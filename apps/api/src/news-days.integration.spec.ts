import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { anAdministrator } from './testing/people';
import { startBuilt, type RunningProduct } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';
import { aNewsItem } from './testing/sample-news-item';

const NEWS = '/api/v1/news';

/** A database whose sessions think in that time zone. */
async function databaseIn(zone: string): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const client = new Client({ connectionString: database.superUrl });
  await client.connect();
  await client.query(`do $$ begin
    execute format('alter database %I set timezone = %L', current_database(), '${zone}');
  end $$`);
  await client.end();
  return database;
}

describe.each(['Africa/Abidjan', 'Pacific/Kiritimati', 'America/Sao_Paulo'])('where it is %s', (zone) => {
  let fresh: FreshDatabase;
  let product: RunningProduct;

  beforeAll(async () => {
    fresh = await databaseIn(zone);
    product = await startBuilt(fresh, { environment: { TZ: zone } });
  });
  afterAll(async () => {
    await product.stop();
    await fresh.close();
  });

  it('a day of news is the day that was written, through every answer and every edit', async () => {
    const { token } = await anAdministrator(product, fresh.database.query);
    const [{ zone: spoken } = { zone: '' }] = await fresh.database.query<{ zone: string }>(
      `select current_setting('timezone') as zone`,
    );
    expect(spoken).toBe(zone);

    const body = aNewsItem({ published_at: '2026-03-01' });
    const created = await product.ask(NEWS, { body, token });
    const published_at = '2026-03-01T00:00:00.000000Z';
    expect(created.body).toMatchObject({ published_at });
    const one = `${NEWS}/${String(created.body['id'])}`;
    expect((await product.ask(one)).body).toMatchObject({ published_at });
    const revised = await product.ask(one, { method: 'PUT', body, headers: { 'If-Match': '"v1"' }, token });
    expect(revised.body).toMatchObject({ published_at });
    expect((await product.ask(NEWS)).body).toMatchObject({ total: 1, items: [{ published_at }] });
    const rows = await fresh.database.query(
      `select published_at = timestamptz '2026-03-01 00:00:00+00' as right from news`,
    );
    expect(rows).toEqual([{ right: true }]);

    const now = await product.ask(NEWS, { body: aNewsItem({ published_at: '' }), token });
    expect(Math.abs(Date.parse(String(now.body['published_at'])) - Date.now())).toBeLessThan(10_000);
    expect((await product.ask(NEWS)).body['total']).toBe(2);
  });

  it('a day of the mailbox and of the journal begins and ends in Abidjan', async () => {
    const { query } = fresh.database;
    const { token } = await anAdministrator(product, query);
    const within = ['2026-03-01T00:00:00.000000Z', '2026-03-01T23:59:59.999999Z'];
    for (const at of ['2026-02-28T23:59:59.999999Z', ...within, '2026-03-02T00:00:00.000000Z']) {
      await product.ask('/api/v1/contact-messages', { body: aContactMessage() });
      await query(`update contact_messages set created_at = $1 where created_at > '2026-03-03'`, [at]);
      await query(`insert into journal (at, deed, kind) values ($1, 'exported', 'messages')`, [at]);
    }
    const day = 'from=2026-03-01&to=2026-03-01';
    const messages = await product.ask(`/api/v1/admin/messages?${day}`, { token });
    const journal = await product.ask(`/api/v1/journal?action=exported&${day}`, { token });
    const found = within.toReversed();
    expect(messages.body['items']).toMatchObject(found.map((created_at) => ({ created_at })));
    expect(journal.body['items']).toMatchObject(found.map((at) => ({ at })));
  });
});
