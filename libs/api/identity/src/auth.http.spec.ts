import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, Browser } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';

let identity: IdentityApp;
let browser: Browser;

beforeEach(async () => {
  identity = await startIdentityApp();
  browser = new Browser(identity.app);
});
afterEach(() => identity.app.close());

const tooShort = 'Le mot de passe doit contenir au moins 6 caractères';

describe('POST auth/sign-up', () => {
  it('opens an account, answers a session with id, email and full_name only, and grants nothing', async () => {
    const { status, body, headers } = await browser.signUp();
    expect(status).toBe(201);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      user: { id: expect.any(String), email: AWA.email, full_name: AWA.full_name },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await browser.me()).body).toEqual({ ...body.user, roles: [] });
    expect(identity.store.users).toHaveLength(1);
  });

  it('refuses an address that is taken, in any case and with spaces around it', async () => {
    await browser.signUp();
    for (const email of [AWA.email, ' AWA@example.ORG ']) {
      const { status, body } = await browser.signUp({ ...AWA, email });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'email_taken', detail: 'Cet email est déjà utilisé' });
    }
    expect(identity.store.users).toHaveLength(1);
  });

  it('refuses passwords of 5 and of 129 characters at their field, and takes 6 and 64', async () => {
    const signUp = (length: number) =>
      browser.signUp({ ...AWA, email: `p${length}@example.org`, password: 'x'.repeat(length) });
    const short = await signUp(5);
    expect(short.status).toBe(422);
    expect(short.body.errors).toEqual([
      { pointer: '/password', code: 'password_too_short', message: tooShort },
    ]);
    const long = await signUp(129);
    expect(long.status).toBe(422);
    expect(long.body.errors).toMatchObject([{ pointer: '/password' }]);
    expect(identity.store.users).toHaveLength(0);
    expect([(await signUp(6)).status, (await signUp(64)).status]).toEqual([201, 201]);
  });

  it('refuses fields it does not know, by name, and opens no account', async () => {
    for (const extra of [{ id: 'x' }, { roles: ['admin'] }, { created_at: '2026-01-01' }]) {
      const { status, body } = await browser.signUp({ ...AWA, ...extra });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'unknown_field',
        errors: [{ pointer: `/${Object.keys(extra)[0]}` }],
      });
    }
    expect(identity.store.users).toHaveLength(0);
  });

  it.each([
    ['an address that is none', { email: 'awa' }, '/email'],
    ['no name', { full_name: '  ' }, '/full_name'],
    ['a NUL character', { full_name: 'a\u0000b' }, '/full_name'],
    ['a number for a password', { password: 123_456 }, '/password'],
    ['an object for an address', { email: { $ne: '' } }, '/email'],
  ])('refuses %s at its field', async (_, change, pointer) => {
    const { status, body } = await browser.signUp({ ...AWA, ...change });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer }]);
    expect(identity.store.users).toHaveLength(0);
  });
});

describe('POST auth/sign-in', () => {
  beforeEach(() => browser.signUp());

  it('answers a session', async () => {
    const { status, body, headers } = await new Browser(identity.app).signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', user: { email: AWA.email } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers a wrong password and an unknown address with the same body and the same headers', async () => {
    const other = new Browser(identity.app);
    const wrong = await other.signIn({ email: AWA.email, password: 'crue-de-juillet' });
    const unknown = await other.signIn({ email: 'nobody@example.org', password: 'crue-de-juillet' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'invalid_credentials',
      detail: 'Email ou mot de passe incorrect',
    });
    const alike = ({ body, headers }: typeof wrong) => ({
      body: { ...body, request_id: '' },
      // How many calls are left goes down with each.
      headers: {
        ...headers,
        date: '',
        'x-request-id': '',
        ratelimit: headers['ratelimit']?.replace(/r=\d+/g, ''),
      },
    });
    expect(alike(unknown)).toEqual(alike(wrong));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
    expect(other.cookie).toBeUndefined();
  });

  it('refuses a password of 10,000 characters without hashing it', async () => {
    const before = identity.hasher.asked;
    const bodies = Array.from({ length: 20 }, () => ({ email: AWA.email, password: 'x'.repeat(10_000) }));
    const answers = await Promise.all(bodies.map((body) => new Browser(identity.app).signIn(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(identity.hasher.asked).toBe(before);
  });

  it('ends the session whose cookie the browser still holds', async () => {
    const [oldToken, oldCookie] = [browser.accessToken, browser.cookie];
    await browser.signIn();
    expect((await browser.me()).status).toBe(200);
    const former = new Browser(identity.app);
    former.accessToken = oldToken;
    former.cookie = oldCookie;
    expect((await former.me()).body.code).toBe('session_revoked');
    expect((await former.refresh()).status).toBe(401);
  });

  it('refuses the eleventh failure from one address; the right password from another still works', async () => {
    const wrong = { email: AWA.email, password: 'crue-de-juillet' };
    for (let count = 0; count < 10; count += 1) expect((await browser.signIn(wrong)).status).toBe(401);
    const refused = await browser.signIn(wrong);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(refused.headers['retry-after']).toBe('900');
    expect((await browser.signIn()).status).toBe(429);
    expect((await new Browser(identity.app, '198.51.100.7').signIn()).status).toBe(200);
  });

  it('refuses the 31st call of one address within five seconds, and the 151st within five minutes', async () => {
    const [address, burst] = ['203.0.113.9', { name: 'authentication-burst', points: 30, seconds: 5 }];
    const other = new Browser(identity.app, address);
    for (let count = 0; count < 150; count += 1) {
      if (count > 0 && count % 30 === 0) {
        expect((await other.refresh()).headers['retry-after']).toBe('5');
        await identity.limiter.forgive(burst, address);
      }
      expect((await other.refresh()).status).toBe(401);
    }
    await identity.limiter.forgive(burst, address);
    const refused = await other.signIn();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('300');
    expect((await browser.signIn()).status).toBe(200);
  });

  it('is closed while nobody can count attempts', async () => {
    identity.limiter.down = true;
    const { status, body, headers } = await browser.signIn();
    expect(status).toBe(503);
    expect(body.code).toBe('dependency_unavailable');
    expect(headers['retry-after']).toBe('5');
    identity.limiter.down = false;
    expect((await browser.signIn()).status).toBe(200);
  });
});

describe('PUT auth/password', () => {
  const change = { current_password: AWA.password, new_password: 'crue-de-juillet' };

  it('ends the other sessions at once and keeps this one', async () => {
    await browser.signUp();
    const second = new Browser(identity.app);
    await second.signIn();
    expect((await browser.call('put', 'auth/password', change)).status).toBe(204);
    expect((await second.me()).body.code).toBe('session_revoked');
    expect((await second.refresh()).status).toBe(401);
    expect([(await browser.me()).status, (await browser.refresh()).status]).toEqual([200, 200]);
  });

  it('needs the current password, and a new one of six characters', async () => {
    await browser.signUp();
    const wrong = await browser.call('put', 'auth/password', { ...change, current_password: 'faux-mot' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    const short = await browser.call('put', 'auth/password', { ...change, new_password: 'court' });
    expect(short.body.errors).toEqual([
      { pointer: '/new_password', code: 'password_too_short', message: tooShort },
    ]);
    expect((await browser.signIn()).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await browser.call('put', 'auth/password', change)).status).toBe(401);
  });
});
