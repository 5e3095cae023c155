import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { MIGRATION_LOCK } from '@site/api-platform/persistence';
import { Client } from 'pg';
import { refusalOf, type Answer } from './testing/ask';
import { patient } from './testing/patience';
import { logLinesOf } from './testing/program';
import { linkTo, type ServiceLink } from './testing/service-link';
import { aMember, anAdministrator, PASSWORD, type Person } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aProject } from './testing/sample-content';

const TITLE = 'Le vrai projet';
let fresh: FreshDatabase;
let link: ServiceLink;
let product: RunningProduct;
let administrator: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  link = await linkTo(fresh.appUrl);
  const urls = { appUrl: link.through(fresh.appUrl), ownerUrl: link.through(fresh.ownerUrl) };
  product = await startBuilt(urls);
  administrator = await anAdministrator(product, fresh.database.query);
  const body = aProject({ title_fr: TITLE });
  await product.ask('/api/v1/projects', { body, token: administrator.token });
});
afterAll(async () => {
  const { code, output } = await product.stop();
  await link.close();
  await fresh.close();
  expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
  expect(code).toBe(0);
  const heard = logLinesOf(output).filter(({ context }) => context === 'ContentChanges');
  const [lost = '', ...then] = heard.map(({ msg }) => String(msg));
  expect(lost).toBe('content changes cannot be heard');
  // Once for each outage, however often it is tried.
  for (const [index, msg] of then.entries()) expect(msg).not.toBe([lost, ...then][index]);
  expect(output).not.toMatch(/"unavailable":\["database"/);
});
afterEach(async () => {
  await link.mend();
  await until(async () => (await product.ask('/health/ready')).status === 200, 12_000);
});

async function timed(path: string, asked = {}): Promise<Answer & { readonly took: number }> {
  const begun = performance.now();
  const answer = await product.ask(path, asked);
  return { ...answer, took: performance.now() - begun };
}
const ready = async (): Promise<boolean> => (await product.ask('/health/ready')).status === 200;

async function expectUnavailable(path: string, asked = {}): Promise<void> {
  const answer = await timed(path, asked);
  expect([path, refusalOf(answer)]).toEqual([path, '503 dependency_unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.took).toBeLessThan(patient(5_000));
}

describe.each([
  ['is stopped', () => link.cut()],
  ['hangs', async () => link.block()],
])('while the database %s', (_, lose) => {
  it('the process lives, says that it is not ready, and is ready again by itself', async () => {
    await lose();
    const lost = await until(async () => !(await ready()), 6_000);
    expect(lost).toBeLessThan(patient(5_000));
    const [live, notReady] = [await product.ask('/health/live'), await product.ask('/health/ready')];
    expect([live.status, live.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(refusalOf(notReady)).toBe('503 dependency_unavailable');
    expect(notReady.headers['cache-control']).toBe('no-store');
    await link.mend();
    expect(await until(ready, 12_000)).toBeLessThan(patient(10_000));
  });

  it('every call of the API that needs it is refused within five seconds', async () => {
    await lose();
    const { token } = administrator;
    await Promise.all([
      expectUnavailable('/api/v1/projects?limit=9'),
      expectUnavailable('/api/v1/projects/01900000-0000-7000-9000-000000000000'),
      expectUnavailable('/api/v1/projects', { body: aProject(), token }),
      expectUnavailable('/api/v1/auth/refresh', {
        method: 'POST',
        headers: { Cookie: administrator.cookie },
      }),
    ]);
  });

  it('who is an administrator cannot be known: refused, and forgotten when it is back', async () => {
    const former = await anAdministrator(product, fresh.database.query);
    const call = { token: former.token };
    expect((await product.ask('/api/v1/admin/counts', call)).status).toBe(200);
    await lose();
    await expectUnavailable('/api/v1/admin/counts', call);
    await fresh.database.query('delete from user_roles where user_id = $1', [former.id]);
    await link.mend();
    await until(ready, 12_000);
    expect(refusalOf(await product.ask('/api/v1/admin/counts', call))).toBe('403 forbidden');
    const other = { token: administrator.token };
    expect((await product.ask('/api/v1/admin/counts', other)).status).toBe(200);
  });

  it('sign-in is closed and public pages are open, with sample data that nobody keeps', async () => {
    const before = await product.ask('/projects');
    expect(before.text).toContain(TITLE);
    await lose();
    await until(async () => !(await ready()), 6_000);
    // A page that was kept is shown until the heartbeat of those who listen for changes goes unanswered.
    const shown = async (): Promise<boolean> => (await product.ask('/projects')).text.includes(TITLE);
    expect(await until(async () => !(await shown()), 12_000)).toBeLessThan(patient(10_000));
    const body = { email: administrator.email, password: PASSWORD };
    await Promise.all([
      expectUnavailable('/api/v1/auth/sign-in', { body }),
      ...['/projects', '/en/projects'].map(async (path) => {
        const page = await timed(path);
        expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'no-store']);
        expect(page.text).not.toContain(TITLE);
        expect(page.text.match(/<h3/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
      }),
      ...['/', '/auth', '/admin'].map(async (path) => {
        expect([path, (await product.ask(path)).status]).toEqual([path, 200]);
      }),
    ]);
    await link.mend();
    expect(await until(shown, 12_000)).toBeLessThan(patient(5_000));
  });
});

describe('when the server drops every connection', () => {
  it('the product asks over new ones, for dear searches too', async () => {
    // A drop that nobody listens for ends the process, and this file with it.
    expect((await product.ask('/api/v1/projects?q=e&limit=3')).status).toBe(200);
    const superuser = new Client({ connectionString: fresh.superUrl });
    await superuser.connect();
    const dropped = await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'site_app' and application_name = 'site'`,
    );
    await superuser.end();
    expect(dropped.rowCount).toBeGreaterThan(1);
    await until(async () => (await product.ask('/api/v1/projects?q=e&limit=4')).status === 200, 10_000);
    expect((await product.ask('/api/v1/projects?limit=8')).status).toBe(200);
  });
});

describe('when others hold every connection of the database', () => {
  it('the product is not ready, refuses, and is back when they let go', async () => {
    const [{ name } = { name: '' }] = await fresh.database.query<{ name: string }>(
      'select current_database() as name',
    );
    const others: Client[] = [];
    const superuser = new Client({ connectionString: fresh.superUrl });
    await superuser.connect();
    try {
      await superuser.query(`alter database "${name}" connection limit 6`);
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'site_app'`,
        [name],
      );
      for (let full = false; !full;) {
        const other = new Client({ connectionString: fresh.appUrl });
        other.on('error', () => undefined);
        full = await other.connect().then(
          () => {
            others.push(other);
            return false;
          },
          (error: { code?: string }) => error.code === '53300',
        );
      }
      await until(async () => !(await ready()), 10_000);
      await expectUnavailable('/api/v1/projects?limit=8');
      expect((await product.ask('/health/live')).status).toBe(200);
    } finally {
      await Promise.all(others.map((other) => other.end()));
      await superuser.query(`alter database "${name}" connection limit -1`);
      await superuser.end();
    }
    expect(await until(ready, 12_000)).toBeLessThan(patient(10_000));
    expect((await product.ask('/api/v1/projects?limit=8')).status).toBe(200);
  });
});

describe('a start without a database', () => {
  it('waits for it, and is ready within ten seconds of its return', async () => {
    const empty = await emptyDatabase();
    const way = await linkTo(empty.appUrl);
    await way.cut();
    const urls = { appUrl: way.through(empty.appUrl), ownerUrl: way.through(empty.ownerUrl) };
    const early = await startBuilt(urls, { ready: false });
    try {
      for (const path of ['/health/ready', '/api/v1/projects']) {
        expect(refusalOf(await early.ask(path))).toBe('503 dependency_unavailable');
      }
      expect((await early.ask('/health/live')).status).toBe(200);
      expect((await early.ask('/projects')).headers['cache-control']).toBe('no-store');
      await way.mend();
      const took = await until(async () => (await early.ask('/health/ready')).status === 200, 12_000);
      expect(took).toBeLessThan(patient(10_000));
      await expect(aMember(early)).resolves.toHaveProperty('token');
    } finally {
      const waited = (await early.stop()).output.match(/waiting for the database/g);
      expect(waited).toHaveLength(1);
      await way.close();
      await empty.drop();
    }
  });

  it('says of records and files that they are not there yet while it waits to bring the schema up to date', async () => {
    const empty = await emptyDatabase();
    const way = await linkTo(empty.appUrl);
    await way.cut();
    const urls = { appUrl: way.through(empty.appUrl), ownerUrl: way.through(empty.ownerUrl) };
    const early = await startBuilt(urls, { ready: false });
    const other = new Client({ connectionString: empty.ownerUrl });
    try {
      await other.connect();
      await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await way.mend();
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await until(async () => (await other.query(waiting)).rowCount === 1);
      for (const path of ['/api/v1/projects', `/files/project-images/${'a'.repeat(32)}.jpg`])
        expect([path, refusalOf(await early.ask(path))]).toEqual([path, '503 dependency_unavailable']);
    } finally {
      await other.end();
      await early.stop();
      await way.close();
      await empty.drop();
    }
  });
});
