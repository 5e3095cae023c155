import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryRateLimiter } from '@site/api-platform/limits';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { AdministratorService } from './application/administrator.service';
import { identityEntities } from './infrastructure/persistence/identity.mappings';
import { AWA, Browser, setCookieOf } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';
import { letTimePass } from './testing/let-time-pass';

const DAY = 86_400;
let fresh: FreshDatabase;
let identity: IdentityApp;
let browser: Browser;

beforeAll(async () => {
  fresh = await freshDatabase(identityEntities);
  identity = await startIdentityApp({ rows: fresh, limiter: new InMemoryRateLimiter(1000) });
});
beforeEach(() => {
  browser = new Browser(identity.app);
});
afterEach(() => fresh.database.query('delete from users'));
afterAll(async () => {
  await identity.app.close();
  await fresh.close();
});

const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  fresh.database.query<Row>(text, values);
const count = async (from: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n;

function withCookie(cookie: string | undefined): Browser {
  const copy = new Browser(identity.app);
  copy.cookie = cookie;
  return copy;
}

describe('accounts', () => {
  it('keeps passwords as argon2id hashes of 19 MiB with salts of their own', async () => {
    await browser.signUp();
    await browser.signUp({ ...AWA, email: 'yao@example.org' });
    const hashes = await rows<{ password_hash: string }>('select password_hash from users');
    for (const { password_hash } of hashes)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(2);
  });

  it('makes no administrator of whoever comes first to an empty database', async () => {
    const all = Array.from({ length: 8 }, (_, index) =>
      new Browser(identity.app).signUp({ ...AWA, email: `first${index}@example.org` }),
    );
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await count('users')).toBe(8);
    expect(await count('user_roles')).toBe(0);
  });

  it('opens one account for eight simultaneous sign-ups with one address', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => new Browser(identity.app).signUp()));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect([await count('users'), await count('sessions'), await count('refresh_tokens')]).toEqual([1, 1, 1]);
  });

  it('writes nothing for a refused sign-up', async () => {
    await browser.signUp({ ...AWA, password: 'court' });
    await browser.signUp({ ...AWA, roles: ['admin'] });
    expect([await count('users'), await count('user_roles'), await count('sessions')]).toEqual([0, 0, 0]);
  });

  it('gives a new identity without any role to whoever signs up with the address of a deleted person', async () => {
    const former = (await browser.signUp()).body.user.id as string;
    await identity.app.get(AdministratorService).grant({ email: AWA.email });
    await rows('delete from users where id = $1', [former]);
    const next = new Browser(identity.app);
    expect((await next.signUp()).body.user.id).not.toBe(former);
    expect((await next.me()).body.roles).toEqual([]);
    expect([(await browser.me()).status, (await browser.refresh()).status]).toEqual([401, 401]);
  });
});

describe('sessions', () => {
  it('gives twenty simultaneous refreshes one successor, and one token is live', async () => {
    await browser.signUp();
    const old = browser.cookie;
    const all = await Promise.all(Array.from({ length: 20 }, () => withCookie(old).refresh()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map((answer) => setCookieOf(answer)?.split(';')[0])).size).toBe(1);
    expect(await count('refresh_tokens where used_at is null')).toBe(1);
    expect(await count('refresh_tokens')).toBe(2);
  });

  it('ends a session for good when a token comes back after eleven seconds', async () => {
    await browser.signUp();
    const old = browser.cookie;
    await browser.refresh();
    await letTimePass(fresh.database, 11);
    expect((await withCookie(old).refresh()).body.code).toBe('refresh_token_already_used');
    expect((await browser.me()).body.code).toBe('session_revoked');
    expect((await browser.refresh()).body.code).toBe('session_revoked');
    expect(await count('sessions where revoked_at is null')).toBe(0);
  });

  it('ends after 31 days however much it is used, and after 15 without use, by the clock of the database', async () => {
    await browser.signUp();
    await rows(`update sessions set created_at = created_at - interval '31 days'`);
    expect([(await browser.me()).body.code, (await browser.refresh()).body.code]).toEqual([
      'session_expired',
      'session_expired',
    ]);
    const other = new Browser(identity.app);
    await other.signIn();
    expect((await other.me()).status).toBe(200);
    await rows(`update sessions set last_used_at = last_used_at - interval '15 days'`);
    expect([(await other.me()).body.code, (await other.refresh()).body.code]).toEqual([
      'session_expired',
      'session_expired',
    ]);
  });

  it('are all dead but the caller’s after a change of password', async () => {
    await browser.signUp();
    const second = new Browser(identity.app);
    await second.signIn();
    const change = { current_password: AWA.password, new_password: 'crue-de-juillet' };
    expect((await browser.call('put', 'auth/password', change)).status).toBe(204);
    expect([(await second.me()).status, (await second.refresh()).status]).toEqual([401, 401]);
    expect([(await browser.me()).status, (await browser.refresh()).status]).toEqual([200, 200]);
  });

  it('leave no token in clear in the database', async () => {
    const secrets: string[] = [];
    await browser.signUp();
    for (let time = 0; time < 10; time += 1) {
      const caller = new Browser(identity.app);
      await caller.signIn();
      await caller.refresh();
      secrets.push(caller.accessToken!, caller.cookie!.split('=')[1]!);
    }
    const tables = await rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' union all select 'jobs.job'`,
    );
    const dumps = await Promise.all(
      tables.map(async ({ name }) =>
        rows<{ dump: string | null }>(`select string_agg(t::text, '\n') as dump from ${name} t`),
      ),
    );
    const dump = dumps.map(([row]) => row?.dump ?? '').join('\n');
    expect(dump).toContain(AWA.email);
    for (const secret of secrets) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
    }
    expect(dump).not.toContain('eyJ');
  });

  it('are forgotten two months after the sign-in', async () => {
    await browser.signUp();
    await letTimePass(fresh.database, 61 * DAY);
    expect(await count('sessions')).toBe(1);
    await new Browser(identity.app).signIn();
    expect(await count(`sessions where created_at < now() - interval '1 day'`)).toBe(0);
  });
});

describe('rights', () => {
  const guarded = async (caller: Browser) => (await caller.call('get', 'guarded')).status;

  it('end with the row that grants them, on the very next call', async () => {
    await browser.signUp();
    await identity.app.get(AdministratorService).grant({ email: AWA.email });
    expect(await guarded(browser)).toBe(200);
    await rows('delete from user_roles');
    expect(await guarded(browser)).toBe(403);
    expect((await browser.me()).body.roles).toEqual([]);
  });

  it('take effect for somebody who is signed in', async () => {
    await browser.signUp();
    expect(await guarded(browser)).toBe(403);
    await identity.app.get(AdministratorService).grant({ email: AWA.email });
    expect(await guarded(browser)).toBe(200);
  });

  it('are one row per person and role, and no other role than admin', async () => {
    const { id } = (await browser.signUp()).body.user as { id: string };
    const administrators = identity.app.get(AdministratorService);
    await Promise.all(Array.from({ length: 5 }, () => administrators.grant({ email: AWA.email })));
    expect(await count('user_roles')).toBe(1);
    const other = rows('insert into user_roles (user_id, role) values ($1, $2)', [id, 'root']);
    await expect(other).rejects.toMatchObject({ constraint: 'user_roles_role_known' });
  });

  it('stay with exactly one of two administrators who are taken out in the same instant', async () => {
    const administrators = identity.app.get(AdministratorService);
    const emails = [AWA.email, 'yao@example.org'];
    for (const email of emails) await browser.signUp({ ...AWA, email });
    for (let round = 0; round < 5; round += 1) {
      for (const email of emails) await administrators.grant({ email });
      const outcomes = await Promise.allSettled(emails.map((email) => administrators.revoke({ email })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'last_admin' },
      });
      expect(await count('user_roles')).toBe(1);
    }
  });

  it('of the first administrator are created once by two instances that start together', async () => {
    const first = { email: 'chef@example.org', password: 'fleuve-bandama' };
    const second = await startIdentityApp({ rows: fresh });
    const both = [identity, second].map(({ app }) => app.get(AdministratorService).createFirst(first));
    expect((await Promise.all(both)).sort()).toEqual(['already there', 'created']);
    expect([await count('users'), await count('user_roles')]).toEqual([1, 1]);
    await second.app.close();
  });
});
