import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { migrations } from './migrations';
import { copyOf, formerDatabase, type FormerDatabase } from './testing/former-database';
import { startBuilt, until, type RunningProduct } from './testing/running-product';

const FIRST_STEP = '20261126-backup-names';
const PENDING = migrations
  .slice(migrations.findIndex(({ name }) => name === FIRST_STEP))
  .map(({ name }) => name);
let model: Awaited<ReturnType<typeof formerDatabase>>;
let former: FormerDatabase;
/** Keeps a later step than the first from its tables; as the owner. */
let holder: Client;
let watcher: Client;
let products: RunningProduct[];

beforeAll(async () => {
  model = await formerDatabase(FIRST_STEP);
});
afterAll(() => model.drop());
beforeEach(async () => {
  former = await copyOf(model);
  [holder, watcher, products] = [new Client(former.ownerUrl), new Client(former.ownerUrl), []];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query('lock table projects, publications, partners, news in row exclusive mode');
});
afterEach(async () => {
  for (const { signal } of products) signal('SIGKILL');
  await Promise.all(products.map(({ ended }) => ended));
  await Promise.all([holder.end(), watcher.end()]);
  await former.drop();
});

async function begin(): Promise<RunningProduct> {
  const product = await startBuilt(former, { listening: false });
  products.push(product);
  return product;
}

/** Sessions that wait for a lock of a table, or for their turn to migrate. */
async function waiting(kind: 'relation' | 'advisory'): Promise<number> {
  const { rows } = await watcher.query<{ n: number }>(
    `select count(distinct pid)::int as n from pg_locks where not granted and locktype = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [kind],
  );
  return rows[0]?.n ?? 0;
}

/** What is still to be done, and a sum of all tables with their columns. */
async function schema(): Promise<{ pending: string[]; sum: unknown }> {
  const { rows } = await watcher.query<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map(({ name }) => name));
  const sums =
    await watcher.query(`select md5(string_agg(concat(attrelid, attname, atttypid), ' ' order by attrelid, attnum))
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace`);
  return { pending: PENDING.filter((name) => !done.has(name)), sum: sums.rows[0] };
}
const isReady = (product: RunningProduct) => async () => (await product.ask('/health/ready')).status === 200;

describe.each(['SIGTERM', 'SIGKILL'] as const)('a migration that %s ends', (signal) => {
  it('leaves the schema as it was, and the instance that waits for its turn goes on', async () => {
    const former = await schema();
    expect(former.pending).toEqual(PENDING);
    const first = await begin();
    await until(async () => (await waiting('relation')) === 1);
    const second = await begin();
    await until(async () => (await waiting('advisory')) === 1);
    first.signal(signal);
    const { code, output } = await first.ended;
    expect(code).toBe(signal === 'SIGTERM' ? 0 : null);
    expect(output).not.toMatch(/"level":"(error|fatal)"/);
    // The one that waited has its turn, and waits for the tables.
    await until(async () => (await waiting('advisory')) === 0 && (await waiting('relation')) === 1);
    expect(await schema()).toEqual(former);
    await holder.query('rollback');
    await until(isReady(second));
    expect((await schema()).pending).toEqual([]);
    expect(second.log()).toContainEqual(expect.objectContaining({ migrations: PENDING }));
    expect((await second.stop()).code).toBe(0);
  });

  it('is done as a whole by the next start', async () => {
    const before = await schema();
    const first = await begin();
    await until(async () => (await waiting('relation')) === 1);
    first.signal(signal);
    await first.ended;
    await holder.query('rollback');
    const next = await begin();
    await until(isReady(next));
    expect(await schema()).toEqual({ pending: [], sum: expect.not.objectContaining(before.sum as object) });
    expect((await next.stop()).code).toBe(0);
  });
});
