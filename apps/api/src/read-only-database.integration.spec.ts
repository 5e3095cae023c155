import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import { refusalOf, type Asked } from './testing/ask';
import { keyedWrites } from './testing/keyed-writes';
import { anAdministrator, PASSWORD, someone, type Person } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aProject, formWith } from './testing/sample-content';
import { aPdf, aPublication } from './testing/sample-publication';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const dataDir = mkdtempSync(join(tmpdir(), 'site-read-only-'));
let fresh: FreshDatabase;
let superuser: Client;
let product: RunningProduct;
let administrator: Person;
let project: string;
let publication: string;
const ask: RunningProduct['ask'] = (path, asked) => product.ask(path, asked);
const call = (path: string, asked: Asked = {}) =>
  ask(`/api/v1/${path}`, { ...asked, token: administrator.token });

beforeAll(async () => {
  fresh = await freshDatabase();
  superuser = new Client({ connectionString: fresh.superUrl });
  await superuser.connect();
  product = await startBuilt(fresh, { dataDir });
  administrator = await anAdministrator(product, fresh.database.query);
  project = String((await call('projects', { body: aProject() })).body['id']);
  const form = formWith(aPdf(), { name: 'a.pdf', type: 'application/pdf' });
  const file_url = (await call('files/publications', form)).body['url'];
  publication = String((await call('publications', { body: aPublication({ file_url }) })).body['id']);
  await takeReadsOnly(true);
});
afterAll(async () => {
  const { output } = await product.stop();
  await superuser.end();
  await fresh.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(output).not.toMatch(/unhandledRejection|uncaughtException|"status":500/);
});

/** As after a failover: every connection is lost, and the new ones are told so. */
async function takeReadsOnly(only: boolean): Promise<void> {
  const name = new URL(fresh.appUrl).pathname.slice(1);
  await superuser.query(`alter database "${name}" set default_transaction_read_only = ${String(only)}`);
  await superuser.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await until(async () => (await ask('/health/ready')).status === 200);
  await until(async () => (await ask('/projects')).headers['cache-control']?.includes('public') ?? false);
}

const reads = (): readonly (readonly [path: string, asked?: Asked])[] => {
  const { token } = administrator;
  return [
    ['/'],
    ['/projects?page=1'],
    ['/contact'],
    ['/sitemap.xml'],
    ['/api/v1/projects?limit=7'],
    [`/api/v1/projects/${project}`],
    ['/api/v1/news'],
    ['/api/v1/settings'],
    [`/api/v1/publications/${publication}/download`, { headers: { 'User-Agent': BROWSER } }],
    ['/api/v1/auth/me', { token }],
    ['/api/v1/admin/messages', { token }],
    ['/api/v1/admin/newsletter', { token }],
    ['/api/v1/admin/counts', { token }],
    ['/api/v1/admin/users', { token }],
    ['/health/ready'],
  ];
};

describe('while the database takes reads only', () => {
  it('everything can be read', async () => {
    for (const [path, asked] of reads()) expect([path, (await ask(path, asked)).status]).toEqual([path, 200]);
  });

  it('every write is refused until it takes them again, and nothing is half done', async () => {
    const { token, cookie, email } = administrator;
    const seen = { 'If-Match': '"v1"' };
    const written: readonly (readonly [path: string, asked: Asked])[] = [
      ['/api/v1/projects', { token, body: aProject() }],
      [
        `/api/v1/projects/${project}`,
        { token, method: 'PUT', headers: seen, body: aProject({ location: 'Man' }) },
      ],
      [`/api/v1/projects/${project}`, { token, method: 'DELETE', headers: seen }],
      ['/api/v1/auth/sign-in', { body: { email, password: PASSWORD } }],
      ['/api/v1/auth/sign-up', { body: someone() }],
      ['/api/v1/auth/refresh', { method: 'POST', headers: { Cookie: cookie } }],
      ['/api/v1/auth/sign-out-everywhere', { method: 'POST', token }],
      // Nobody takes the addresses of subscribers away without a line in the journal.
      ['/api/v1/admin/newsletter/export?state=all', { token }],
    ];
    for (const [path, asked] of written) {
      const answer = await ask(path, asked);
      expect([path, refusalOf(answer)]).toEqual([path, '503 dependency_unavailable']);
      expect([path, Number(answer.headers['retry-after']) > 0]).toEqual([path, true]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    for (const { name, send } of await keyedWrites(ask, token)) {
      const { status, headers } = await send('read only');
      expect([name, status, Number(headers['retry-after']) > 0]).toEqual([name, 503, true]);
    }
  });

  it('the product starts, and everything can be read', async () => {
    await product.stop();
    product = await startBuilt(fresh, { dataDir });
    for (const [path, asked] of reads()) expect([path, (await ask(path, asked)).status]).toEqual([path, 200]);
  });
});

describe('once the database takes writes again', () => {
  it('what was refused is done, under the same key', async () => {
    await takeReadsOnly(false);
    for (const { name, send, status } of await keyedWrites(ask, administrator.token)) {
      expect([name, (await send('read only')).status]).toEqual([name, status]);
    }
  });
});

describe('a write that another one, or the machine, stands in the way of', () => {
  it.each(['40001', '40P01', '53100', '53300', '55P03', '57014', '57P01'])(
    'is refused for now: %s',
    async (code) => {
      await superuser.query(`
        create function at_insert() returns trigger language plpgsql as $$
        begin raise exception 'not now' using errcode = '${code}'; end $$;
        create trigger at_insert before insert on projects for each row execute function at_insert()`);
      for (const headers of [{}, { 'Idempotency-Key': code }]) {
        const answer = await call('projects', { headers, body: aProject() });
        expect(refusalOf(answer)).toBe('503 dependency_unavailable');
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      await superuser.query('drop function at_insert cascade');
      const done = await call('projects', { headers: { 'Idempotency-Key': code }, body: aProject() });
      expect(done.status).toBe(201);
    },
  );
});
