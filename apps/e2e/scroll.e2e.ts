import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Where the page stands once nothing moves it any more: the bar is lower once one has scrolled. */
async function placeOf(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return top(page);
}

for (const path of ['/', '/en/partnerships', '/services']) {
  test(`${path} stays where its reader has it when it comes alive; what follows begins at its top`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const place = await placeOf(page);
    expect(place).toBeGreaterThan(800);
    await alive(page);
    expect(await placeOf(page)).toBe(place);

    await page.locator('header[data-bar] nav a[href$="/contact"]').first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => top(page)).toBeGreaterThan(800);
    await page.reload();
    await alive(page);
    expect(await placeOf(page)).toBeGreaterThan(800);
  });
}
