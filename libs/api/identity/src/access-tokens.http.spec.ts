import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { InMemoryRateLimiter } from '@site/api-platform/limits';
import { createOrm, Database } from '@site/api-platform/persistence';
import { User } from './domain/user';
import { identityEntities } from './infrastructure/persistence/identity.mappings';
import { Browser } from './testing/browser';
import { SECRET, startIdentityApp, type IdentityApp } from './testing/identity-app';

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
  readonly iss: string;
  readonly aud: string;
  readonly typ: string;
}

const jwt = new JwtService({});
const now = () => Math.floor(Date.now() / 1000);
let identity: IdentityApp;
let browser: Browser;
let claims: Claims;

beforeAll(async () => {
  identity = await startIdentityApp({ limiter: new InMemoryRateLimiter(1_000) });
  browser = new Browser(identity.app);
  await browser.signUp();
  claims = jwt.decode(browser.accessToken!);
});
afterAll(() => identity.app.close());

async function meWith(
  token: string,
): Promise<{ status: number; code: unknown; challenge: string | undefined }> {
  const caller = new Browser(identity.app);
  caller.accessToken = token;
  const { status, body, headers } = await caller.me();
  return { status, code: body.code, challenge: headers['www-authenticate'] };
}

function forged(
  change: Partial<Omit<Claims, 'exp'>> & { nbf?: number; exp?: number | undefined },
  options: JwtSignOptions = {},
): string {
  const payload = JSON.parse(JSON.stringify({ ...claims, ...change })) as object;
  return jwt.sign(payload, { secret: SECRET, algorithm: 'HS256', ...options });
}

describe('an access token', () => {
  it('says who, of which session, for whom and until when, for 15 minutes at most', () => {
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'typ']);
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
  });

  it('is accepted when it is re-signed unchanged', async () => {
    expect(await meWith(forged({}))).toMatchObject({ status: 200 });
  });

  it.each<[string, () => string, string]>([
    ['expired a minute ago', () => forged({ iat: now() - 900, exp: now() - 60 }), 'token_expired'],
    ['for another audience', () => forged({ aud: 'https://other.example' }), 'token_invalid'],
    ['of another issuer', () => forged({ iss: 'https://other.example' }), 'token_invalid'],
    ['not valid yet', () => forged({ nbf: now() + 120 }), 'token_invalid'],
    ['without an end', () => forged({ exp: undefined }), 'token_invalid'],
    [
      'of an unknown session',
      () => forged({ sid: '01936f1c-7e0a-7cc3-98c4-dc0c0c07398f' }),
      'session_revoked',
    ],
    ['of a session that is no identifier', () => forged({ sid: "x' or 1=1" }), 'token_invalid'],
    ['of another user', () => forged({ sub: '01936f1c-7e0a-7cc3-98c4-dc0c0c07398f' }), 'token_invalid'],
    ['made for refreshing', () => forged({ typ: 'refresh' }), 'token_invalid'],
    ['signed with another secret', () => forged({}, { secret: 'x'.repeat(32) }), 'token_invalid'],
    ['signed with a key nobody knows', () => forged({}, { keyid: 'unknown' }), 'token_invalid'],
    ['signed with another algorithm', () => forged({}, { algorithm: 'HS512' }), 'token_invalid'],
    ['not signed', () => `${unsigned({ alg: 'none', typ: 'JWT' })}.${unsigned(claims)}.`, 'token_invalid'],
    ['that is none', () => 'e30', 'token_invalid'],
  ])('is refused when it is %s', async (_, token, code) => {
    expect(await meWith(token())).toEqual({ status: 401, code, challenge: 'Bearer error="invalid_token"' });
    expect((await browser.me()).status).toBe(200);
  });

  it('is accepted up to 15 seconds late, for clocks differ', async () => {
    expect(await meWith(forged({ exp: now() - 5 }))).toMatchObject({ status: 200 });
  });

  it('is needed', async () => {
    const { status, body, headers } = await new Browser(identity.app).me();
    expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'token_invalid', 'Bearer']);
  });
});

describe('what only administrators may do', () => {
  it('is decided by the roles at this moment', async () => {
    const call = async () => {
      const { status, body } = await browser.call('get', 'guarded');
      return [status, body.code];
    };
    expect(await call()).toEqual([403, 'forbidden']);
    await identity.store.transaction((records) => records.grantRole(claims.sub, 'admin'));
    expect(await call()).toEqual([200, undefined]);
    expect((await browser.me()).body.roles).toEqual(['admin']);
    await identity.store.transaction((records) => records.removeRole(claims.sub, 'admin'));
    expect(await call()).toEqual([403, 'forbidden']);
  });
});

describe('while the database cannot be asked', () => {
  it('nobody is an administrator, nobody is turned away for good, and no answer is remembered', async () => {
    const orm = createOrm('postgres://nobody@127.0.0.1:1/nothing', identityEntities);
    const cut = await startIdentityApp({ rows: { orm, database: new Database(orm) } });
    try {
      const same = new Browser(cut.app);
      same.accessToken = browser.accessToken;
      for (const answer of [await same.call('get', 'guarded'), await same.me(), await same.signIn()]) {
        expect([answer.status, answer.body.code]).toEqual([503, 'dependency_unavailable']);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    } finally {
      await cut.app.close();
    }
  });
});

describe('replacing the signing secret', () => {
  const [former, next] = ['former-'.repeat(6), 'next-'.repeat(8)];

  /** Passport knows one `jwt` strategy in a process: one application after the other. */
  async function within<Answer>(
    environment: Readonly<Record<string, string>>,
    work: (one: IdentityApp) => Promise<Answer>,
  ): Promise<Answer> {
    const one = await startIdentityApp({ environment });
    return work(one).finally(() => one.app.close());
  }

  it('throws nobody out while the former one is still named, and its tokens when it no longer is', async () => {
    const token = await within({ JWT_SECRET: former }, async ({ app }) => {
      const { body } = await new Browser(app).signUp();
      return body.access_token as string;
    });
    const { sub, sid } = jwt.decode<Claims>(token);
    const statusWith = (environment: Readonly<Record<string, string>>) =>
      within(environment, async ({ app, store }) => {
        await store.transaction(async (records) => {
          await records.addUser(new User(sub, 'a@b.ci', 'Awa', ''));
          await records.openSession({ id: sid, userId: sub, tokenHash: '' });
        });
        const same = new Browser(app);
        same.accessToken = token;
        return (await same.me()).status;
      });
    expect(await statusWith({ JWT_SECRET: former })).toBe(200);
    expect(await statusWith({ JWT_SECRET: next, JWT_SECRET_PREVIOUS: former })).toBe(200);
    expect(await statusWith({ JWT_SECRET: next })).toBe(401);
  });
});

function unsigned(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
