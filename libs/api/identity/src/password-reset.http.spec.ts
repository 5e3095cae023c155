import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest, { type Response } from 'supertest';
import { AWA, Browser } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';

const NEW = 'crue-de-juillet';
let identity: IdentityApp;
let browser: Browser;

beforeEach(async () => {
  identity = await startIdentityApp({ environment: { PUBLIC_URL: 'https://site.test' } });
  browser = new Browser(identity.app);
  await browser.signUp();
});
afterEach(() => identity.app.close());

const ask = (body: object, headers: Record<string, string> = {}): Promise<Response> =>
  new Browser(identity.app).post('password-reset', body, headers);
const confirm = (body: object, headers: Record<string, string> = {}): Promise<Response> =>
  new Browser(identity.app).post('password-reset/confirm', body, headers);

describe('POST auth/password-reset', () => {
  it('answers an address that has an account and one that has none with the same body and headers', async () => {
    const [known, unknown] = [await ask({ email: AWA.email }), await ask({ email: 'nobody@example.org' })];
    expect([known.status, known.body]).toEqual([202, { status: 'accepted' }]);
    const alike = ({ status, body, headers }: Response) => ({
      status,
      body,
      // How many calls are left goes down with each.
      headers: {
        ...headers,
        date: '',
        'x-request-id': '',
        ratelimit: headers['ratelimit']?.replace(/r=\d+/g, ''),
      },
    });
    expect(alike(unknown)).toEqual(alike(known));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(known.headers['cache-control']).toBe('no-store');
    await identity.settled();
    expect(identity.post.letters.map(({ to }) => to)).toEqual([AWA.email]);
  });

  it('still answers the same when the mail server is down and when one account asks too often', async () => {
    identity.post.outcomes = ['refused'];
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await ask({ email: AWA.email });
      expect([status, body]).toEqual([202, { status: 'accepted' }]);
    }
    await identity.settled();
    expect([identity.post.tries, identity.post.letters.length]).toEqual([3, 2]);
  });

  it.each([
    ['fr-CI,fr;q=0.9', 'Bonjour', 'fr'],
    ['en-GB,en;q=0.9', 'Hello', 'en'],
    ['de', 'Bonjour', 'fr'],
  ])('words the mail for %s', async (language, greeting, locale) => {
    await ask({ email: AWA.email }, { 'Accept-Language': language });
    await identity.settled();
    const [letter] = identity.post.letters;
    expect(letter?.text.startsWith(greeting)).toBe(true);
    expect(letter?.html).toContain(`<html lang="${locale}">`);
  });

  it('links to PUBLIC_URL whatever the request says of its host', async () => {
    const hostile = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' };
    expect((await ask({ email: AWA.email }, hostile)).status).toBe(202);
    await identity.settled();
    const [letter] = identity.post.letters;
    expect(letter?.text).toContain('\nhttps://site.test/auth/reset#');
    expect(letter?.html).toContain('href="https://site.test/auth/reset#');
    expect(JSON.stringify(letter)).not.toContain('evil');
  });

  it.each([
    ['no address', {}, '/email'],
    ['a NUL character', { email: 'a\u0000@example.org' }, '/email'],
    ['a field it does not know', { email: AWA.email, url: 'https://evil.test' }, '/url'],
  ])('refuses %s at its field', async (_, body, pointer) => {
    const refused = await ask(body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer }]);
    await identity.settled();
    expect(identity.post.tries).toBe(0);
  });

  it('counts with the other calls of an address', async () => {
    for (let count = 0; count < 29; count += 1) await ask({ email: 'nobody@example.org' });
    const refused = await ask({ email: 'nobody@example.org' });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers['retry-after']).toBe('5');
  });
});

describe('POST auth/password-reset/confirm', () => {
  async function aToken(): Promise<string> {
    await ask({ email: AWA.email });
    await identity.settled();
    return identity.post.tokens.at(-1) ?? '';
  }

  it('gives the new password, ends every session and uses the link up', async () => {
    const second = new Browser(identity.app);
    await second.signIn();
    const token = await aToken();
    const done = await confirm({ token, password: NEW });
    expect([done.status, done.body]).toEqual([204, {}]);
    for (const one of [browser, second]) {
      expect((await one.me()).body.code).toBe('session_revoked');
      expect((await one.refresh()).status).toBe(401);
    }
    expect((await browser.signIn()).status).toBe(401);
    expect((await browser.signIn({ email: AWA.email, password: NEW })).status).toBe(200);
    expect((await confirm({ token, password: 'encore-un-mot' })).status).toBe(422);
  });

  it.each([
    ['one that was never given', 'k3VdTq0m5cXw7Yb1Nn8uRz2LhJ4sFaGeP6oQiWxCvBk'],
    ['an empty one', ''],
    ['none', undefined],
    ['a number', 7],
    ['one too long', 'x'.repeat(101)],
  ])('refuses %s at the token', async (_, token) => {
    const refused = await confirm({ token, password: NEW });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/token' }]);
  });

  it('says that the link is no longer valid, in both languages', async () => {
    const token = await aToken();
    await confirm({ token, password: NEW });
    const french = await confirm({ token, password: NEW });
    expect(french.body).toMatchObject({
      code: 'validation_failed',
      detail: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
      errors: [{ pointer: '/token', code: 'reset_link_invalid' }],
    });
    const english = await confirm({ token, password: NEW }, { 'Accept-Language': 'en' });
    expect(english.body.detail).toBe('This link is no longer valid. Ask for a new one.');
  });

  it('asks of a password what signing up asks, and leaves the link as it was', async () => {
    const token = await aToken();
    const short = await confirm({ token, password: 'court' });
    expect(short.status).toBe(422);
    expect(short.body.errors).toEqual([
      {
        pointer: '/password',
        code: 'password_too_short',
        message: 'Le mot de passe doit contenir au moins 6 caractères',
      },
    ]);
    expect((await confirm({ token, password: 'x'.repeat(129) })).status).toBe(422);
    expect((await confirm({ token, password: ' espace ' })).status).toBe(204);
    expect((await browser.signIn({ email: AWA.email, password: ' espace ' })).status).toBe(200);
  });

  it('takes no token from the address', async () => {
    const token = await aToken();
    const { status } = await supertest(identity.app.getHttpServer())
      .post(`/api/v1/auth/password-reset/confirm?token=${token}`)
      .send({ password: NEW });
    expect(status).toBe(422);
  });
});
