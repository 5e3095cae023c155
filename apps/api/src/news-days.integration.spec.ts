import { afterEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { anAdministrator } from './testing/people';
import { startBuilt, type RunningProduct } from './testing/running-product';
import { aNewsItem } from './testing/sample-news-item';

const NEWS = '/api/v1/news';

let fresh: FreshDatabase;
let product: RunningProduct;

afterEach(async () => {
  await product.stop();
  await fresh.close();
});

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
  it('a day of news is the day that was written, through every answer and every edit', async () => {
    fresh = await databaseIn(zone);
    product = await startBuilt(fresh, { environment: { TZ: zone } });
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
});
