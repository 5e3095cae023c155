import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type IssuedSession, type Session } from './session';
import type { SessionBus, SessionNews } from './session.bus';
import { sessionKey } from '../../../shared/config';
import { sessionRecords } from './session.record';

const KEY = sessionKey('site.test');
const user = { id: 'u1', email: 'awa@example.org', full_name: 'Awa' };

class SessionOver extends Error {}

/** A server that rotates: counts its refreshes and can be down or tell that the session is over. */
class Server {
  refreshes = 0;
  failure: Error | undefined;
  readonly refresh = async (): Promise<IssuedSession> => {
    this.refreshes += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (this.failure !== undefined) throw this.failure;
    return { access_token: `token-${this.refreshes}`, expires_in: 900, user };
  };
}

/** Tabs of one browser: they share storage, lock and news. */
class Browser {
  readonly server = new Server();
  private readonly listeners = new Map<symbol, (news: SessionNews) => void>();
  private queue: Promise<unknown> = Promise.resolve();

  openTab(): Session {
    const id = Symbol('tab');
    const heard = this.listeners;
    const bus: SessionBus = {
      tell: (news) => setTimeout(() => heard.forEach((listener, tab) => tab !== id && listener(news)), 1),
      listen: (listener) => heard.set(id, listener),
    };
    return createSession({
      records: sessionRecords(
        () => localStorage,
        () => KEY,
      ),
      bus,
      exclusively: (work) => {
        const turn = this.queue.then(work);
        this.queue = turn.catch(() => undefined);
        return turn;
      },
      refresh: this.server.refresh,
      isOver: (error) => error instanceof SessionOver,
      now: () => Date.now(),
    });
  }
}

const remember = () => localStorage.setItem(KEY, JSON.stringify({ user, expires_at: 1 }));
const issued = { access_token: 'first', expires_in: 900, user };
const statusOf = (tab: Session) => tab.store.getState().status;

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  browser = new Browser();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A page that opens', () => {
  it('asks nothing and is signed out without a record', async () => {
    const tab = browser.openTab();
    tab.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(statusOf(tab)).toBe('signed-out');
    expect(browser.server.refreshes).toBe(0);
  });

  it('restores the session on record with one refresh', async () => {
    remember();
    const tab = browser.openTab();
    tab.start();
    tab.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.store.getState()).toEqual({ status: 'signed-in', user, origin: 'restored' });
    expect(tab.accessToken()).toBe('token-1');
    expect(browser.server.refreshes).toBe(1);
  });

  it('clears the record of a session that is over', async () => {
    remember();
    browser.server.failure = new SessionOver();
    const tab = browser.openTab();
    tab.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(statusOf(tab)).toBe('signed-out');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps the record while the server is out of reach and recovers by itself', async () => {
    remember();
    browser.server.failure = new TypeError('no network');
    const tab = browser.openTab();
    tab.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(statusOf(tab)).toBe('unreachable');
    expect(localStorage.getItem(KEY)).not.toBeNull();
    browser.server.failure = undefined;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(statusOf(tab)).toBe('signed-in');
  });

  it('ignores a record that is not one', async () => {
    localStorage.setItem(KEY, '{"user":{"id":1}}');
    const tab = browser.openTab();
    tab.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(statusOf(tab)).toBe('signed-out');
  });
});

describe('An access token', () => {
  it('never reaches storage', () => {
    const tab = browser.openTab();
    tab.begin(issued);
    expect(localStorage.getItem(KEY)).toContain('awa@example.org');
    expect(localStorage.getItem(KEY)).not.toContain('first');
  });

  it('is renewed shortly before it ends', async () => {
    const tab = browser.openTab();
    tab.begin(issued);
    await vi.advanceTimersByTimeAsync(838_000);
    expect(browser.server.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(browser.server.refreshes).toBe(1);
    expect(tab.accessToken()).toBe('token-1');
  });

  it('is renewed once for all who ask at the same time', async () => {
    const tab = browser.openTab();
    tab.begin(issued);
    const answers = Promise.all([tab.renew(), tab.renew(), tab.renew()]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await answers).toEqual([true, true, true]);
    expect(browser.server.refreshes).toBe(1);
  });

  it('is renewed once for two tabs that wake together', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.start();
    two.start();
    one.begin(issued);
    await vi.advanceTimersByTimeAsync(10);
    const answers = Promise.all([one.renew(), two.renew()]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answers).toEqual([true, true]);
    expect(browser.server.refreshes).toBe(1);
    expect([one.accessToken(), two.accessToken()]).toEqual(['token-1', 'token-1']);
  });
});

describe('Tabs of one browser', () => {
  it('are signed in and signed out together', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.start();
    two.start();
    one.begin(issued);
    await vi.advanceTimersByTimeAsync(10);
    expect(two.store.getState()).toEqual({ status: 'signed-in', user, origin: 'sign-in' });
    two.end();
    await vi.advanceTimersByTimeAsync(10);
    expect(statusOf(one)).toBe('signed-out');
    expect(one.accessToken()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('A session that ends while a page is open', () => {
  it('waits for a new sign-in, or for a refusal of it', async () => {
    const tab = browser.openTab();
    tab.begin(issued);
    browser.server.failure = new SessionOver();
    const renewed = tab.renew();
    await vi.advanceTimersByTimeAsync(100);
    expect(await renewed).toBe(false);
    expect(tab.store.getState()).toEqual({ status: 'expired', user, asking: false });
    expect(localStorage.getItem(KEY)).toBeNull();

    const declined = tab.askToSignIn();
    expect(tab.store.getState()).toEqual({ status: 'expired', user, asking: true });
    tab.declineToSignIn();
    expect(await declined).toBe(false);

    const accepted = tab.askToSignIn();
    tab.begin(issued);
    expect(await accepted).toBe(true);
  });
});
