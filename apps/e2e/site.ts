import { test as plain, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { recordNotices } from './notices.ts';
import { ReusedContext, type State } from './reused-context.ts';
import { NOBODY, signInOverApi, storedSession, type SignedIn } from './session.ts';

export { expect } from '@playwright/test';

export interface Options {
  /** Whether the browser may have the scripts of the site compiled already. */
  readonly reusesContext: boolean;
}

interface TestFixtures extends Options {
  /** How the browser is to be: what differs needs another context. */
  readonly wish: string;
  /** The context that the test has in turn; none where it asks for what has to be its own. */
  readonly reused: ReusedContext | undefined;
}

interface WorkerFixtures {
  readonly last: { context?: ReusedContext };
  /** Calls of the API with an administrator's token. */
  readonly office: APIRequestContext;
}

/** A token lasts a quarter of an hour; a worker on a busy machine lasts longer. */
const RENEWED_AFTER_MS = 10 * 60_000;

/** Enters anew before the token runs out. */
async function lasting(enter: () => Promise<APIRequestContext>): Promise<APIRequestContext> {
  let [office, since] = [await enter(), Date.now()];
  const call =
    (name: 'fetch' | 'get' | 'post' | 'put' | 'delete') => async (url: string, options?: object) => {
      if (Date.now() - since > RENEWED_AFTER_MS) [office, since] = [await enter(), Date.now()];
      return office[name](url, options);
    };
  const calls = { fetch: call('fetch'), get: call('get'), post: call('post'), put: call('put') };
  return { ...calls, delete: call('delete') } as APIRequestContext;
}

/** Tests of a visitor: nobody is signed in, while `office` prepares content behind the scenes. */
export const test = plain.extend<TestFixtures, WorkerFixtures>({
  reusesContext: [true, { option: true }],
  last: [
    async ({}, use) => {
      const last: { context?: ReusedContext } = {};
      await use(last);
      await last.context?.close();
    },
    { scope: 'worker' },
  ],
  wish: async (
    {
      colorScheme,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      isMobile,
      locale,
      offline,
      permissions,
      reducedMotion,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use(
      JSON.stringify([
        colorScheme,
        contrast,
        deviceScaleFactor,
        extraHTTPHeaders,
        forcedColors,
        geolocation,
        hasTouch,
        httpCredentials,
        isMobile,
        locale,
        offline,
        permissions,
        reducedMotion,
        timezoneId,
        userAgent,
        viewport,
      ]),
    ),
  reused: async (
    { browser, last, reusesContext, javaScriptEnabled, serviceWorkers, storageState, wish },
    use,
  ) => {
    if (!reusesContext || !javaScriptEnabled || serviceWorkers !== 'block') return use(undefined);
    if (!last.context?.serves(wish)) {
      await last.context?.close();
      last.context = await ReusedContext.open(browser, wish);
    }
    await last.context.restore((storageState ?? NOBODY) as State);
    await use(last.context);
    await last.context.clean();
  },
  context: async ({ browser, reused }, use) => {
    if (reused) return use(reused.context);
    const context = await browser.newContext();
    await context.addInitScript(recordNotices);
    await use(context);
    await context.close();
  },
  page: async ({ context, reused }, use) => {
    await use(await (reused ?? context).newPage());
  },
  office: [
    async ({ playwright }, use) => {
      const baseURL = process.env['E2E_BASE'] ?? '';
      const opened: APIRequestContext[] = [];
      const enter = async (): Promise<APIRequestContext> => {
        const entrance = await playwright.request.newContext({ baseURL, storageState: NOBODY });
        const { access_token } = await signInOverApi(entrance, ADMINISTRATOR);
        const office = await playwright.request.newContext({
          baseURL,
          storageState: NOBODY,
          extraHTTPHeaders: { Authorization: `Bearer ${access_token}` },
        });
        opened.push(office, entrance);
        return office;
      };
      await use(await lasting(enter));
      for (const one of opened) await one.dispose();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests of an administrator whose browser holds a session already. Each has one of its own: a refresh token
 * serves once, so a stored browser state cannot be shared.
 */
export const signedInTest = test.extend<Pick<BrowserContextOptions, 'storageState'>>({
  storageState: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
    const issued: SignedIn = await signInOverApi(request, ADMINISTRATOR);
    await use(await storedSession(request, baseURL!, issued));
    await request.dispose();
  },
});
