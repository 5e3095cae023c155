import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { patient } from './testing/patience';
import { anAdministrator, type Person } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { startReplicatedDatabase, type ReplicatedDatabase } from './testing/replicated-database';
import { aProject } from './testing/sample-content';
import { linkTo, type ServiceLink } from './testing/service-link';

const PROJECTS = '/api/v1/projects';
let replicated: ReplicatedDatabase;
let link: ServiceLink;
let fresh: FreshDatabase;
let product: RunningProduct;
let administrator: Person;
let seen: number;

beforeAll(async () => {
  replicated = await startReplicatedDatabase();
  fresh = await freshDatabase([], replicated.primary);
  const replica = replicated.onStandby(fresh.appUrl);
  link = await linkTo(replica);
  const environment = { DATABASE_REPLICA_URL: link.through(replica), KEEP_ANSWERS: 'off' };
  product = await startBuilt(fresh, { environment: { ...environment, RATE_LIMIT_FACTOR: '1000' } });
  administrator = await anAdministrator(product, fresh.database.query);
});
afterAll(async () => {
  const { code, output } = await product.stop();
  await link.close();
  await fresh.close();
  await replicated.stop();
  expect([code, output]).toEqual([0, expect.not.stringMatching(/unhandledRejection|uncaughtException/)]);
});
beforeEach(async () => {
  await until(isUpToDate);
  seen = product.log().length;
});

const isUpToDate = async () => (await product.ask('/metrics')).text.includes('site_replica_up_to_date 1');
const words = () =>
  product
    .log()
    .slice(seen)
    .filter(({ context }) => context === 'Replica')
    .map(({ msg }) => msg);

/** Twenty visitors, who ask ten times a second until it holds: each answer, and how long the slowest one took. */
async function visitorsUntil(
  holds: () => Promise<boolean>,
): Promise<{ statuses: unknown[]; slowest: number }> {
  const statuses = new Set<unknown>();
  let [slowest, over] = [0, false];
  const visit = async (): Promise<void> => {
    while (!over) {
      const begun = performance.now();
      statuses.add((await product.ask(`${PROJECTS}?limit=3`)).status);
      slowest = Math.max(slowest, performance.now() - begun);
      await pause(100);
    }
  };
  const visits = Array.from({ length: 20 }, visit);
  await until(holds).finally(() => (over = true));
  await Promise.all(visits);
  return { statuses: [...statuses], slowest };
}

/** What an editor saves, he and everybody sees at once. */
async function expectOwnWriteSeen(): Promise<void> {
  const { status, body } = await product.ask(PROJECTS, { body: aProject(), token: administrator.token });
  expect(status).toBe(201);
  const path = `${PROJECTS}/${String(body['id'])}`;
  for (const token of [administrator.token, undefined])
    expect((await product.ask(path, { ...(token !== undefined && { token }) })).status).toBe(200);
}

const LOST = 'the replica cannot be used: the database answers instead';
const BACK = 'the replica answers visitors again';

describe('a replica', () => {
  it.each([
    ['refuses connections', () => link.cut()],
    ['hangs', async () => link.block()],
  ])('that %s costs no visitor an answer, is said once to be away, and once to be back', async (_, lose) => {
    await lose();
    const { statuses, slowest } = await visitorsUntil(async () => !(await isUpToDate()));
    expect(statuses).toEqual([200]);
    expect(slowest).toBeLessThan(patient(4_000));
    await expectOwnWriteSeen();
    expect((await visitorsUntil(async () => words().length > 0)).statuses).toEqual([200]);
    await link.mend();
    expect((await visitorsUntil(isUpToDate)).statuses).toEqual([200]);
    await expectOwnWriteSeen();
    await until(() => words().includes(BACK));
    expect(words()).toEqual([LOST, BACK]);
  });

  it('that is killed and starts again costs no visitor an answer', async () => {
    process.kill(replicated.standby.pid, 'SIGKILL');
    const { statuses } = await visitorsUntil(async () => !(await isUpToDate()));
    expect(statuses).toEqual([200]);
    await expectOwnWriteSeen();
    expect((await visitorsUntil(isUpToDate)).statuses).toEqual([200]);
    await until(() => words().includes(BACK));
    expect(words()).toEqual([LOST, BACK]);
  });

  it('that lags for long is said to, and shows nobody less than was saved', async () => {
    const follower = new Client({
      connectionString: replicated.onStandby(replicated.primary.superUrl),
    });
    await follower.connect();
    try {
      await follower.query('select pg_wal_replay_pause()');
      await expectOwnWriteSeen();
      await until(() => words().length > 0);
      await expectOwnWriteSeen();
    } finally {
      await follower.query('select pg_wal_replay_resume()');
      await follower.end();
    }
    await until(() => words().includes(BACK));
    expect(words()).toEqual([LOST, BACK]);
  });
});
