import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, Browser, setCookieOf } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';

let identity: IdentityApp;
let browser: Browser;

beforeEach(async () => {
  identity = await startIdentityApp();
  browser = new Browser(identity.app);
  await browser.signUp();
});
afterEach(() => identity.app.close());

function withCookie(cookie: string | undefined): Browser {
  const copy = new Browser(identity.app);
  copy.cookie = cookie;
  return copy;
}

describe('the session cookie', () => {
  it('holds at least 128 random bits, out of reach of scripts and other sites, and stands in no body', async () => {
    const answer = await browser.signIn();
    const [pair, ...attributes] = setCookieOf(answer)!.split('; ');
    expect(pair).toMatch(/^session=[\w-]{43}$/);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']));
    expect(attributes).not.toContain('Secure');
    expect(JSON.stringify(answer.body)).not.toContain(pair!.slice('session='.length));
  });

  it('is Secure and bound to the host under https', async () => {
    const secure = await startIdentityApp({ environment: { PUBLIC_URL: 'https://site.example' } });
    try {
      const caller = new Browser(secure.app);
      const cookie = setCookieOf(await caller.signUp())!;
      expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
      expect(cookie.split('; ')).toEqual(
        expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']),
      );
      expect(cookie).not.toContain('Domain');
      expect((await caller.refresh()).status).toBe(200);
    } finally {
      await secure.app.close();
    }
  });
});

describe('POST auth/refresh', () => {
  it('answers a new access token and a new cookie', async () => {
    const before = browser.cookie;
    const { status, body, headers } = await browser.refresh();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access_token', 'token_type', 'expires_in', 'user']);
    expect(headers['cache-control']).toBe('no-store');
    expect(browser.cookie).not.toBe(before);
    expect((await browser.me()).status).toBe(200);
  });

  it('answers the same successor to the old cookie for ten seconds, to twenty callers at once too', async () => {
    const old = browser.cookie;
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async () => setCookieOf(await withCookie(old).refresh())?.split(';')[0]),
    );
    expect(new Set(cookies).size).toBe(1);
    identity.clock.advance(9_000);
    expect(setCookieOf(await withCookie(old).refresh())?.split(';')[0]).toBe(cookies[0]);
    expect(identity.store.liveTokens).toBe(1);
  });

  it('ends the whole session when the old cookie comes back after eleven seconds', async () => {
    const old = browser.cookie;
    await browser.refresh();
    identity.clock.advance(11_000);
    const replay = await withCookie(old).refresh();
    expect([replay.status, replay.body.code]).toEqual([401, 'refresh_token_already_used']);
    expect((await browser.me()).body.code).toBe('session_revoked');
    expect((await browser.refresh()).status).toBe(401);
  });

  it('refuses a session that was not used for fifteen days', async () => {
    identity.clock.advance(15 * 86_400_000);
    const { body } = await withCookie(browser.cookie).refresh();
    expect(body.code).toBe('session_expired');
    expect((await browser.me()).body.code).toBe('session_expired');
  });

  it('refuses to go on without a cookie, and removes one that opens nothing', async () => {
    expect((await withCookie(undefined).refresh()).body.code).toBe('token_invalid');
    const dead = await withCookie(`session=${'x'.repeat(43)}`).refresh();
    expect(dead.status).toBe(401);
    expect(setCookieOf(dead)).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });
});

describe('POST auth/sign-out', () => {
  it('ends this session at once, removes the cookie and leaves other sessions', async () => {
    const other = new Browser(identity.app);
    await other.signIn();
    const cookie = browser.cookie;
    const answer = await browser.signOut();
    expect(answer.status).toBe(204);
    expect(setCookieOf(answer)).toMatch(/^session=;/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.me()).body.code).toBe('session_revoked');
    expect((await withCookie(cookie).refresh()).status).toBe(401);
    expect([(await other.me()).status, (await other.refresh()).status]).toEqual([200, 200]);
  });

  it('ends the session of an access token that comes without a cookie', async () => {
    browser.cookie = undefined;
    expect((await browser.call('post', 'auth/sign-out')).status).toBe(204);
    expect((await browser.me()).body.code).toBe('session_revoked');
  });

  it('has nothing to say against signing out twice, or without a session', async () => {
    await browser.signOut();
    expect((await browser.call('post', 'auth/sign-out')).status).toBe(204);
    expect((await withCookie(undefined).signOut()).status).toBe(204);
  });
});

describe('POST auth/sign-out-everywhere', () => {
  it('ends all sessions of the caller and of nobody else', async () => {
    const [second, stranger] = [new Browser(identity.app), new Browser(identity.app)];
    await second.signIn();
    await stranger.signUp({ ...AWA, email: 'yao@example.org' });
    expect((await browser.call('post', 'auth/sign-out-everywhere')).status).toBe(204);
    expect([(await browser.me()).status, (await second.me()).status]).toEqual([401, 401]);
    expect((await second.refresh()).status).toBe(401);
    expect((await stranger.me()).status).toBe(200);
  });
});

describe('a call that another site makes', () => {
  it.each([
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a fetch from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { Origin: 'https://evil.test' }],
    ['a hidden origin', { Origin: 'null' }],
    [
      'a foreign origin that claims to be the same',
      { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('is refused and changes nothing: %s', async (_, headers) => {
    const before = browser.cookie;
    for (const refused of [await browser.refresh(headers), await browser.signOut(headers)]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'csrf']);
      expect(setCookieOf(refused)).toBeUndefined();
    }
    expect(browser.cookie).toBe(before);
    expect((await browser.me()).status).toBe(200);
    expect((await browser.refresh()).status).toBe(200);
  });

  it.each([
    ['this site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }],
    ['this site under another of its names', { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080' }],
    ['a program', {}],
  ])('is no such call when it comes from %s', async (_, headers) => {
    expect((await browser.refresh(headers)).status).toBe(200);
    expect((await browser.signOut(headers)).status).toBe(204);
  });

  it('is accepted from an origin that the settings name', async () => {
    const open = await startIdentityApp({ environment: { CORS_ORIGINS: 'https://partner.example' } });
    try {
      const caller = new Browser(open.app);
      await caller.signUp();
      const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
      expect((await caller.refresh(headers)).status).toBe(200);
    } finally {
      await open.app.close();
    }
  });
});

describe('own sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const list = async (by: Browser) =>
    (await by.call('get', 'auth/sessions')).body.items as { id: string; current: boolean }[];
  const elsewhere = async () => {
    const other = new Browser(identity.app, '198.51.100.7');
    await other.post('sign-in', { email: AWA.email, password: AWA.password }, { 'User-Agent': FIREFOX });
    return other;
  };

  it('are told with device, time and place, and which one is asking', async () => {
    identity.clock.advance(60_000);
    await elsewhere();
    expect(await list(browser)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox · Linux',
        address: '198.51.100.7',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        current: false,
      },
      expect.objectContaining({ device: null, address: '192.0.2.1', current: true }),
    ]);
  });

  it('have the address of their last use', async () => {
    const moved = withCookie(browser.cookie);
    await new Browser(identity.app, '203.0.113.9').post('refresh', undefined, { Cookie: moved.cookie! });
    expect(await list(browser)).toMatchObject([{ address: '203.0.113.9' }]);
  });

  it('end one by one, on the next request', async () => {
    const other = await elsewhere();
    const [ended] = (await list(browser)).filter(({ current }) => !current);
    const answer = await browser.call('delete', `auth/sessions/${ended?.id}`);
    expect([answer.status, setCookieOf(answer)]).toEqual([204, undefined]);
    expect((await other.me()).body.code).toBe('session_revoked');
    expect((await other.refresh()).body.code).toBe('session_revoked');
    expect((await browser.me()).status).toBe(200);
    expect((await browser.call('delete', `auth/sessions/${ended?.id}`)).body.code).toBe('not_found');
  });

  it('end here, too, and the cookie goes', async () => {
    const [own] = await list(browser);
    expect(setCookieOf(await browser.call('delete', `auth/sessions/${own?.id}`))).toMatch(/^session=;/);
    expect((await browser.me()).body.code).toBe('session_revoked');
  });

  it('are nobody else’s: another person finds none', async () => {
    const stranger = new Browser(identity.app);
    await stranger.signUp({ ...AWA, email: 'yao@example.org' });
    const [own] = await list(browser);
    const answer = await stranger.call('delete', `auth/sessions/${own?.id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await browser.me()).status).toBe(200);
  });

  it('end all but this one', async () => {
    const other = await elsewhere();
    expect((await browser.call('delete', 'auth/sessions')).status).toBe(204);
    expect((await other.me()).body.code).toBe('session_revoked');
    expect(await list(browser)).toMatchObject([{ current: true }]);
  });
});
