import type { Browser, Page } from '@playwright/test';
import { chooseLanguage } from './language-menu.ts';
import { expect, test } from './site.ts';
import { alive, cookiesOf, expectQuiet, observe, storedInBrowser } from './visits.ts';

async function aVisitor(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  return (await browser.newContext({ locale, baseURL })).newPage();
}

test('A browser that reads English is moved before the first paint', async ({ browser, baseURL }) => {
  const page = await aVisitor(browser, baseURL!, 'en-GB');
  const languages: string[] = [];
  await page.exposeFunction('painted', (language: string) => languages.push(language));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint')
          (window as unknown as { painted: (language: string) => void }).painted(
            document.documentElement.lang,
          );
      }
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/projects?von=ici#project-list');
  await page.waitForURL('/en/projects?von=ici#project-list');
  await expect.poll(() => languages.length).toBeGreaterThan(0);
  expect(languages).toEqual(['en']);
  await page.goto('/');
  await page.waitForURL('/en');
  await page.context().close();
});

test('Any other browser reads French, and /en stays English for everyone', async ({ browser, baseURL }) => {
  for (const locale of ['fr-CI', 'de-DE']) {
    const page = await aVisitor(browser, baseURL!, locale);
    await page.goto('/projects');
    await alive(page);
    await expect(page).toHaveURL('/projects');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/en/projects');
    await alive(page);
    await expect(page).toHaveURL('/en/projects');
    await page.context().close();
  }
});

test('A stored choice wins over the browser', async ({ browser, baseURL }) => {
  const page = await aVisitor(browser, baseURL!, 'en-GB');
  await page.goto('/en');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.goto('/projects');
  await alive(page);
  await expect(page).toHaveURL('/projects');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.context().close();
});

test('A visit leaves no cookie, asks no other origin and stores nothing but a chosen language', async ({
  page,
  context,
  baseURL,
}) => {
  const noted = observe(page, baseURL!);
  for (const path of ['/', '/projects', '/contact', '/en']) {
    await page.goto(path);
    await alive(page);
  }
  expect(await cookiesOf(context)).toEqual([]);
  expect(await storedInBrowser(page)).toEqual({});
  await chooseLanguage(page, 'Français');
  await page.waitForURL('/');
  expect(await storedInBrowser(page)).toEqual({ language: 'fr' });
  expect(await page.evaluate(() => sessionStorage.length)).toBeLessThanOrEqual(1);
  expect(await cookiesOf(context)).toEqual([]);
  expectQuiet(noted);
});

test('A page that the browser has translated keeps its address and gets texts of its own language', async ({
  page,
}) => {
  for (const [path, name, next] of [
    ['/en/contact', 'About', '/en/about'],
    ['/contact', 'À propos', '/about'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => void (document.documentElement.lang = 'pt'));
    await alive(page);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});
