import { expect, type Page } from '@playwright/test';

/** Addresses that the worker of the site has kept in this browser. */
export async function cachedPages(page: Page, of?: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = wanted === undefined ? await caches.keys() : [wanted];
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  }, of);
}

export async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedPages(page)).toContain(path);
}

/** What a page says that has been somewhere, to the worker that is there. */
export async function tellWorker(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (visited) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of visited) active?.postMessage([new URL(path, location.href).href]);
  }, paths);
}
