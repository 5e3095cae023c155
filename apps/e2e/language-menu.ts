import type { Locator, Page } from '@playwright/test';

/** The dropdown of the languages (specification §4), on the site and in the administration. */
export function languageMenu(page: Page): Locator {
  return page.locator('details:has(a[hreflang])');
}

export async function chooseLanguage(page: Page, name: 'Français' | 'English'): Promise<void> {
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await menu.getByRole('link', { name, exact: true }).click();
}
