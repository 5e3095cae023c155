import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { visit } from './visits.ts';

/** Paths of the API that the page asks for from now on. */
function calls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

async function goToAbout(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'À propos' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/À propos/);
}

test('A page reads nothing again that it was rendered with, nor does the next one within a minute', async ({
  page,
}) => {
  const asked = calls(page);
  await visit(page, '/projects');
  await goToAbout(page);
  expect(asked).toEqual([]);
});

test('Facts of the firm that are older than a minute are read again', async ({ page }) => {
  const asked = calls(page);
  await visit(page, '/projects');
  // The link to the page that is open.
  const link = page.getByRole('navigation').getByRole('link', { name: 'Projets' }).first();
  await link.click();
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  await link.click();
  await expect.poll(() => asked.toSorted()).toEqual(['/api/v1/news', '/api/v1/settings']);
});

test('The way back to the first page shows it at once, while it is read again', async ({ page }) => {
  await visit(page, '/projects');
  const card = page.locator('#content li').first();
  await expect(card).toBeVisible();
  const title = await card.innerText();
  await goToAbout(page);
  await page.route('**/api/v1/projects?**', () => new Promise(() => undefined));
  await page.goBack();
  await expect(page.locator('#content li').first()).toHaveText(title, { timeout: 2_000, useInnerText: true });
});
