import type { Page } from '@playwright/test';
import { ReusedContext } from './reused-context.ts';
import { NOBODY } from './session.ts';
import { expect, test } from './site.ts';

async function found(page: Page) {
  await page.goto('/');
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    opener: window.opener as unknown,
    cached: performance
      .getEntriesByType('resource')
      .some((one) => 'transferSize' in one && one.transferSize === 0),
  }));
}

test('A context that serves again holds nothing of the test before', async ({ browser, baseURL }) => {
  const reused = await ReusedContext.open(browser, 'these');
  await reused.restore({
    ...NOBODY,
    origins: [{ origin: baseURL!, localStorage: [{ name: 'a', value: 'b' }] }],
  });
  const page = await reused.newPage();
  const untouched = await found(page);
  expect(untouched.local).toEqual({ a: 'b' });
  await page.evaluate(async () => {
    document.cookie = 'a=b';
    sessionStorage.setItem('a', 'b');
    await caches.open('a');
    await new Promise((done) => (indexedDB.open('a').onsuccess = done));
  });
  expect(await found(page)).toMatchObject({ cookies: 'a=b', caches: ['a'], databases: 1, cached: true });
  await reused.clean();
  expect(page.isClosed()).toBe(true);
  expect(await found(await reused.newPage())).toEqual({ ...untouched, local: {} });
  expect([reused.serves('these'), reused.serves('others')]).toEqual([true, false]);
  await reused.close();
});

test('A context that cannot be put back as it was serves no other test', async ({ browser }) => {
  for (const change of [
    ({ context }: ReusedContext) => context.setOffline(true),
    ({ context }: ReusedContext) => context.clock.install(),
    ({ context }: ReusedContext) => context.route('**/api/**', (route) => route.abort()),
  ]) {
    const reused = await ReusedContext.open(browser, '');
    await change(reused);
    expect(reused.serves('')).toBe(false);
    await reused.clean();
    expect(browser.contexts()).not.toContain(reused.context);
  }
});
