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
  newsTakes = 1;
  /** Between processes what is stored travels as news does: a tab may see for a while what it wrote itself. */
  storageIsLate = false;
  private readonly listeners = new Map<symbol, (news: SessionNews) => void>();
  private queue: Promise<unknown> = Promise.resolve();
  private inLine = 0;

  openTab(): Session {
    const id = Symbol('tab');
    const heard = this.listeners;
    const bus: SessionBus = {
      tell: (news) =>
        setTimeout(() => heard.forEach((listener, tab) => tab !== id && listener(news)), this.newsTakes),
      listen: (listener) => heard.set(id, listener),
    };
    const stored = sessionRecords(
      () => localStorage,
      () => KEY,
    );
    let written = stored.read();
    return createSession({
      records: {
        ...stored,
        read: () => (this.storageIsLate ? written : stored.read()),
        write: (record) => stored.write((written = record)),
      },
      bus,
      exclusively: (work) => {
        const waited = this.inLine > 0;
        this.inLine += 1;
        const turn = this.queue.then(() => work(waited)).finally(() => (this.inLine -= 1));
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

  it('is not renewed again for a call that learns late that the former one was refused', async () => {
    const tab = browser.openTab();
    tab.begin(issued);
    const first = tab.renew('first');
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toBe(true);
    expect(await tab.renew('first')).toBe(true);
    expect(browser.server.refreshes).toBe(1);
    const next = tab.renew('token-1');
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBe(true);
    expect(browser.server.refreshes).toBe(2);
  });
});

describe('An access token that two tabs hold', () => {
  let one: Session;
  let two: Session;

  beforeEach(async () => {
    [one, two] = [browser.openTab(), browser.openTab()];
    one.start();
    two.start();
    one.begin(issued);
    await vi.advanceTimersByTimeAsync(10);
  });

  async function expectOneRenewal(answers: readonly Promise<boolean>[]): Promise<void> {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all(answers)).toEqual(answers.map(() => true));
    expect(browser.server.refreshes).toBe(1);
    expect([one.accessToken(), two.accessToken()]).toEqual(['token-1', 'token-1']);
  }

  it('is renewed once when both wake together', async () => {
    await expectOneRenewal([one.renew(), two.renew()]);
  });

  it('is renewed once when the lock passes on before the news and what is stored', async () => {
    browser.storageIsLate = true;
    browser.newsTakes = 50;
    await expectOneRenewal([one.renew('first'), two.renew('first')]);
  });

  it('is renewed once when the second is refused while the news is still on its way', async () => {
    browser.newsTakes = 500;
    const renewed = one.renew('first');
    await vi.advanceTimersByTimeAsync(100);
    await expectOneRenewal([renewed, two.renew('first')]);
  });

  it('is renewed once when the second is refused after the news', async () => {
    const renewed = one.renew('first');
    await vi.advanceTimersByTimeAsync(100);
    await expectOneRenewal([renewed, two.renew('first')]);
  });

  it('is renewed by the second when the first got no answer', async () => {
    browser.server.failure = new TypeError('no network');
    const failed = one.renew('first');
    const renewed = two.renew('first');
    await vi.advanceTimersByTimeAsync(10);
    expect(await failed).toBe(false);
    browser.server.failure = undefined;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await renewed).toBe(true);
    expect(browser.server.refreshes).toBe(2);
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
