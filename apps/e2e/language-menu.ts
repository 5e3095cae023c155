import { expect, type Locator, type Page } from '@playwright/test';

/** The dropdown of the languages (specification §4), on the site and in the administration. */
export function languageMenu(page: Page): Locator {
  return page.locator('details:has(a[hreflang])');
}

export async function chooseLanguage(page: Page, name: 'Français' | 'English'): Promise<void> {
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  await menu.getByRole('link', { name, exact: true }).click();
}

/** Without loading the screen again. */
export async function speakNow(page: Page, language: 'fr' | 'en'): Promise<void> {
  await chooseLanguage(page, language === 'fr' ? 'Français' : 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
