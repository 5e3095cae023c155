import { test as plain, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { NOBODY, signInOverApi, storedSession, type SignedIn } from './session.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Calls of the API with an administrator's token. */
  readonly office: APIRequestContext;
}

/** Tests of a visitor: nobody is signed in, while `office` prepares content behind the scenes. */
export const test = plain.extend<object, WorkerFixtures>({
  office: [
    async ({ playwright }, use) => {
      const baseURL = `http://localhost:${process.env['E2E_PORT']}`;
      const entrance = await playwright.request.newContext({ baseURL, storageState: NOBODY });
      const { access_token } = await signInOverApi(entrance, ADMINISTRATOR);
      const office = await playwright.request.newContext({
        baseURL,
        storageState: NOBODY,
        extraHTTPHeaders: { Authorization: `Bearer ${access_token}` },
      });
      await use(office);
      await office.dispose();
      await entrance.dispose();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests of an administrator whose browser holds a session already. Each has one of its own: a refresh token
 * serves once, so a stored browser state cannot be shared.
 */
export const signedInTest = test.extend<{ storageState: BrowserContextOptions['storageState'] }>({
  storageState: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
    const issued: SignedIn = await signInOverApi(request, ADMINISTRATOR);
    await use(await storedSession(request, baseURL!, issued));
    await request.dispose();
  },
});
