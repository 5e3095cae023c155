import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { refusalOf, type Asked } from './testing/ask';
import { until } from './testing/patience';
import { anAdministrator, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { startReplicatedDatabase, type ReplicatedDatabase } from './testing/replicated-database';
import { aProject } from './testing/sample-content';

const PROJECTS = '/api/v1/projects';
let replicated: ReplicatedDatabase;
/** As the superuser of the server that follows. */
let follower: Client;
let product: Product;
let other: Product;
let administrator: Person;

beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  const database = await freshDatabase([], replicated.primary);
  const environment = { DATABASE_REPLICA_URL: replicated.onStandby(database.appUrl), KEEP_ANSWERS: 'off' };
  product = await startProduct({ on: database, environment });
  other = await startProduct({ sharing: product });
  administrator = await anAdministrator(product, product.query);
  follower = new Client({ connectionString: replicated.onStandby(replicated.primary.superUrl) });
  await follower.connect();
});
afterAll(async () => {
  await follower.end();
  await other.stop();
  await product.stop();
  await replicated.stop();
});

const call = (path: string, asked: Asked = {}) => product.ask(path, { ...asked, token: administrator.token });
const change = (path: string, differing: Readonly<Record<string, unknown>>) =>
  call(path, { method: 'PUT', headers: { 'If-Match': '*' }, body: aProject(differing) });
const isUpToDate = async () => (await product.ask('/metrics')).text.includes('site_replica_up_to_date 1');
/** Statements about projects that the product's connections to the follower ran last. */
async function askedOfFollower(): Promise<number> {
  const { rows } = await follower.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where application_name = 'site' and query like 'select id, title_fr,%'`,
  );
  return rows[0]?.n ?? 0;
}

async function aStoredProject(): Promise<string> {
  const { body, status } = await call(PROJECTS, { body: aProject() });
  expect(status).toBe(201);
  return `${PROJECTS}/${String(body['id'])}`;
}

describe('a replica', () => {
  it('answers visitors once it has every change', async () => {
    const path = await aStoredProject();
    await until(isUpToDate);
    const answer = await product.ask(path);
    expect([answer.status, answer.body['title_fr']]).toEqual([200, 'Étude hydrologique']);
    expect((await product.ask(`${PROJECTS}?q=etude`)).body['total']).toBe(1);
    expect((await product.ask(`${PROJECTS}/facets`)).status).toBe(200);
    // News of a change come a moment after it, and are waited for anew.
    await until(async () => (await product.ask(path)).status === 200 && (await askedOfFollower()) > 0, 9_000);
  });

  it('shows nothing that was changed, hidden or removed while it lags', async () => {
    const [changed, hidden, removed] = [
      await aStoredProject(),
      await aStoredProject(),
      await aStoredProject(),
    ];
    await until(isUpToDate);
    await follower.query('select pg_wal_replay_pause()');
    try {
      expect((await change(changed, { title_fr: 'Autre titre' })).status).toBe(200);
      expect((await product.ask(changed)).body['title_fr']).toBe('Autre titre');
      expect((await change(hidden, { hidden: true })).status).toBe(200);
      expect(refusalOf(await product.ask(hidden))).toBe('404 not_found');
      expect((await call(removed, { method: 'DELETE', headers: { 'If-Match': '*' } })).status).toBe(204);
      expect(refusalOf(await product.ask(removed))).toMatch(/^4(04|10) /);
      expect(await isUpToDate()).toBe(false);
    } finally {
      await follower.query('select pg_wal_replay_resume()');
    }
    await until(isUpToDate);
    expect((await product.ask(changed)).body['title_fr']).toBe('Autre titre');
    expect((await product.ask(hidden)).status).toBe(404);
  });

  it('hears what another instance has changed', async () => {
    const path = await aStoredProject();
    await until(isUpToDate);
    await follower.query('select pg_wal_replay_pause()');
    try {
      const asked = { method: 'PUT', headers: { 'If-Match': '*' }, token: administrator.token };
      const revised = await other.ask(path, { ...asked, body: aProject({ title_fr: 'Vu ailleurs' }) });
      expect(revised.status).toBe(200);
      await until(async () => (await product.ask(path)).body['title_fr'] === 'Vu ailleurs');
    } finally {
      await follower.query('select pg_wal_replay_resume()');
    }
  });

  it('that fails is left out, and taken back', async () => {
    const path = await aStoredProject();
    await until(isUpToDate);
    await follower.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'",
    );
    for (let asked = 0; asked < 5; asked += 1) expect((await product.ask(path)).status).toBe(200);
    await until(isUpToDate);
  });

  it('that follows another database is never asked', async () => {
    const stranger = await startProduct({ environment: { DATABASE_REPLICA_URL: product.database.appUrl } });
    try {
      expect((await stranger.ask(PROJECTS)).body['total']).toBe(0);
      expect((await stranger.ask('/metrics')).text).toContain('site_replica_up_to_date 0');
    } finally {
      await stranger.stop();
    }
  });
});
