import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { refusalOf, type Answer } from './testing/ask';
import { patient } from './testing/patience';
import { aMember, PASSWORD, personOf, signInAgain, someone } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { dumpOf } from './testing/stored-state';
import { productOfSuite } from './testing/suite-in-process';

const SIGN_IN = '/api/v1/auth/sign-in';
const FIRST = { ADMIN_EMAIL: 'chef@example.org', ADMIN_PASSWORD: 'mot-de-passe-du-chef' };

const product = productOfSuite({ environment: FIRST });

const rolesOf = async ({ body }: Answer): Promise<unknown> =>
  (await product.ask('/api/v1/auth/me', { token: String(body['access_token']) })).body['roles'];

async function liveness(while_: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let over = false;
  void while_.finally(() => (over = true));
  while (!over) {
    const begun = performance.now();
    expect((await product.ask('/health/live')).status).toBe(200);
    times.push(performance.now() - begun);
    await pause(5);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? times.at(-1) ?? 0;
}

describe('the first people', () => {
  it('who sign up together become no administrators', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.ask('/api/v1/auth/sign-up', { body: someone() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await rolesOf(answers[0]!)).toEqual([]);
    const holders = await product.query('select email from user_roles join users on id = user_id');
    expect(holders).toEqual([{ email: FIRST.ADMIN_EMAIL }]);
  });

  it('cannot take the address of the administrator that the settings name', async () => {
    const before = await product.state();
    const body = { ...someone(), email: ` ${FIRST.ADMIN_EMAIL.toUpperCase()} ` };
    expect(refusalOf(await product.ask('/api/v1/auth/sign-up', { body }))).toBe('409 email_taken');
    expect(await product.state()).toEqual(before);
    const own = { email: FIRST.ADMIN_EMAIL, password: FIRST.ADMIN_PASSWORD };
    expect(await rolesOf(await product.ask(SIGN_IN, { body: own }))).toEqual(['admin']);
  });

  it('who had that address before the settings named it get no right by it', async () => {
    const earlier = { ...someone(), email: 'plus-tot@example.org' };
    const answer = await product.ask('/api/v1/auth/sign-up', { body: earlier });
    const environment = { ADMIN_EMAIL: earlier.email, ADMIN_PASSWORD: 'autre-mot-de-passe' };
    const second = await startProduct({ environment, sharing: product });
    await second.stop();
    expect(await rolesOf(answer)).toEqual([]);
    expect((await product.ask(SIGN_IN, { body: { email: earlier.email, password: PASSWORD } })).status).toBe(
      200,
    );
  });
});

describe('a password', () => {
  it('of ten thousand characters, twenty times at once, is refused at once and keeps nobody waiting', async () => {
    const { email } = await aMember(product);
    const long = Promise.all(
      Array.from({ length: 20 }, async () => {
        const begun = performance.now();
        const answer = await product.ask(SIGN_IN, { body: { email, password: 'x'.repeat(10_000) } });
        return { refusal: refusalOf(answer), took: performance.now() - begun };
      }),
    );
    expect(await liveness(long)).toBeLessThan(patient(200));
    for (const { refusal, took } of await long) {
      expect(refusal).toBe('422 validation_failed');
      expect(took).toBeLessThan(patient(500));
    }
  });

  it('that is checked a hundred times at once keeps nobody else waiting', async () => {
    const { email } = await aMember(product);
    const body = { email, password: PASSWORD };
    const all = Promise.all(Array.from({ length: 100 }, () => product.ask(SIGN_IN, { body })));
    expect(await liveness(all)).toBeLessThan(patient(300));
    for (const { status } of await all) expect([200, 503]).toContain(status);
  });
});

describe('the database', () => {
  it('holds no token and no password in clear after ten sign-ins', async () => {
    const person = await aMember(product);
    const sessions = [person];
    for (let count = 0; count < 10; count += 1) sessions.push(await signInAgain(product, person));
    const refreshed = await product.ask('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { Cookie: sessions[1]!.cookie },
    });
    sessions.push(personOf(refreshed));
    const dump = await dumpOf(product.query);
    expect(dump).toContain(person.email);
    expect(dump).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(dump).not.toContain(PASSWORD);
    for (const { token, cookie } of sessions) {
      const refresh = cookie.split('=')[1] ?? '';
      const bytes = Buffer.from(refresh, 'base64url').toString('hex');
      for (const secret of [token, token.split('.')[2]!, refresh, bytes]) expect(dump).not.toContain(secret);
    }
  });
});

describe('a session', () => {
  it('that is signed out is over on its very next request, and no other is', async () => {
    const first = await aMember(product);
    const second = await signInAgain(product, first);
    const me = (token: string) => product.ask('/api/v1/auth/me', { token });
    const out = await product.ask('/api/v1/auth/sign-out', {
      method: 'POST',
      headers: { Cookie: first.cookie },
    });
    expect(out.status).toBe(204);
    expect(out.headers['set-cookie']?.[0]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    expect(refusalOf(await me(first.token))).toBe('401 session_revoked');
    expect((await me(second.token)).status).toBe(200);
  });

  it('begun in the browser of an older one ends that one', async () => {
    const older = await aMember(product);
    const newer = await product.ask(SIGN_IN, {
      body: { email: older.email, password: PASSWORD },
      headers: { Cookie: older.cookie },
    });
    expect(newer.status).toBe(200);
    expect((await product.ask('/api/v1/auth/me', { token: older.token })).status).toBe(401);
  });

  it('that its owner ends from another device is over at once on every instance, and is nobody else’s', async () => {
    const other = await startProduct({ environment: FIRST, sharing: product });
    const [first, stranger] = [await aMember(product), await aMember(other)];
    const second = await signInAgain(other, first);
    const me = (on: Product, token: string) => on.ask('/api/v1/auth/me', { token });
    expect((await me(other, second.token)).status).toBe(200);
    const { body } = await product.ask('/api/v1/auth/sessions', { token: first.token });
    const sessions = body['items'] as { id: string; current: boolean; address: string }[];
    expect(sessions.map(({ current, address }) => [current, address])).toEqual([
      [false, '127.0.0.1'],
      [true, '127.0.0.1'],
    ]);
    const end = (token: string) =>
      product.ask(`/api/v1/auth/sessions/${sessions[0]?.id}`, { method: 'DELETE', token });
    expect(refusalOf(await end(stranger.token))).toBe('404 not_found');
    expect((await end(first.token)).status).toBe(204);
    for (const on of [product, other])
      expect(refusalOf(await me(on, second.token))).toBe('401 session_revoked');
    const headers = { Cookie: second.cookie };
    expect((await other.ask('/api/v1/auth/refresh', { method: 'POST', headers })).status).toBe(401);
    expect((await me(other, first.token)).status).toBe(200);
    await other.stop();
  });
});
