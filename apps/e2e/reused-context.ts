import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { recordNotices } from './notices.ts';
import { NOBODY } from './session.ts';

export type State = Extract<BrowserContextOptions['storageState'], object>;

/** Where the first page stands: on the site, with nothing in it that could do anything. */
const QUIET = '/robots.txt';

/** What these change stays with the context, and cannot be taken back. */
const LASTING = [
  ...([
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'route',
    'routeWebSocket',
  ] as const),
  ...(['setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'setOffline'] as const),
];

/** Sees that a test calls one of these. */
function watch<T extends object>(of: T, names: readonly (keyof T)[], called: () => void): void {
  for (const name of names) {
    const original = of[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      called();
      return original.apply(of, args);
    };
    Object.assign(of, { [name]: watched });
  }
}

/**
 * A context that serves one test after the other. Its first page stays open, and with it the process of the site, which
 * has the scripts compiled: a third of what a page of the administration costs. Each test has a page of its own, and
 * finds nothing of the one before: no cookie, nothing stored, nothing in the HTTP cache.
 */
export class ReusedContext {
  private spoiled = false;

  private constructor(
    readonly context: BrowserContext,
    private readonly first: Page,
    private readonly devtools: CDPSession,
    private readonly options: string,
  ) {
    const spoil = () => (this.spoiled = true);
    watch(context, LASTING, spoil);
    watch(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spoil);
  }

  /** @param options those that the test asks for, in one word: others need another context */
  static async open(browser: Browser, options: string): Promise<ReusedContext> {
    const context = await browser.newContext({ storageState: NOBODY });
    await context.addInitScript(recordNotices);
    const first = await context.newPage();
    await first.goto(QUIET);
    return new ReusedContext(context, first, await context.newCDPSession(first), options);
  }

  serves(options: string): boolean {
    return this.options === options && !this.spoiled && !this.first.isClosed();
  }

  async restore({ cookies, origins }: State): Promise<void> {
    await this.context.addCookies([...cookies]);
    const items = origins.flatMap(({ localStorage }) => localStorage);
    if (items.length === 0) return;
    await this.first.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, items);
  }

  /** Opened by the first one, it shares its process; it is not to know of it. */
  async newPage(): Promise<Page> {
    const [page] = await Promise.all([
      this.context.waitForEvent('page'),
      this.first.evaluate(() => Object.assign(window.open('about:blank')!, { opener: null }) && undefined),
    ]);
    return page;
  }

  /** Leaves nothing of the test that ends. */
  async clean(): Promise<void> {
    if (this.spoiled) return this.close();
    for (const page of this.context.pages()) if (page !== this.first) await page.close();
    const origin = new URL(this.first.url()).origin;
    await this.devtools.send('Network.clearBrowserCookies');
    await this.devtools.send('Network.clearBrowserCache');
    await this.devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.first.evaluate(() => localStorage.clear());
  }

  async close(): Promise<void> {
    this.spoiled = true;
    await this.context.close();
  }
}
