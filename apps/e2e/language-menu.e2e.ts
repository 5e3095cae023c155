import { chooseLanguage, languageMenu } from './language-menu.ts';
import { expect, signedInTest, test } from './site.ts';
import { alive, visit } from './visits.ts';

test('The language is chosen from a dropdown of the two by name, with the keyboard too', async ({ page }) => {
  for (const [address, chosen, label] of [
    ['/services', 'Français', 'Langue'],
    ['/en/services', 'English', 'Language'],
    ['/auth', 'Français', 'Langue'],
  ] as const) {
    await visit(page, address);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const menu = languageMenu(page);
      const list = menu.getByRole('list', { name: label });
      await expect(list).toBeHidden();
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('link')).toHaveText(['Français', 'English']);
      await expect(list.locator('[aria-current]')).toHaveText(chosen);
      for (const link of await list.getByRole('link').all()) {
        const { x, width: wide, height } = (await link.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(menu.locator('summary')).toBeFocused();
    }
  }
});

test('Leaving the dropdown closes it, and so does the other menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const list = languageMenu(page).getByRole('list');
  await languageMenu(page).locator('summary').click();
  await expect(list).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 300 } });
  await expect(list).toBeHidden();
  await languageMenu(page).locator('summary').click();
  await page.locator('details:has(nav) > summary').click();
  await expect(list).toBeHidden();
});

test('A language chosen before the script has come is kept', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ locale: 'en-GB', baseURL: baseURL! })).newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/en/about');
  await chooseLanguage(page, 'Français');
  await expect(page).toHaveURL('/about');
  await page.reload();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.context().close();
});

test('Sign-in speaks the stored language, else that of the browser', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ locale: 'en-GB', baseURL: baseURL! })).newPage();
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chooseLanguage(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // What follows the # is the token of a link.
  await page.goto('/auth?lang=en#kept');
  await expect(page).toHaveURL('/auth#kept');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.context().close();
});

signedInTest('The administration offers the same dropdown, and changes in place', async ({ page }) => {
  await page.goto('/admin/projects');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await chooseLanguage(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/admin/projects');
    await chooseLanguage(page, 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});
