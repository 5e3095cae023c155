import type { Page } from '@playwright/test';
import { FIRM_DEFAULTS, FIRM_RULES, type Firm } from '@site/vocabulary';
import { inspect } from './accessible.ts';
import { aLogo, aPdf } from './files.ts';
import { expectEverythingFits } from './fitting.ts';
import { chooseLanguage } from './language-menu.ts';
import { expectNotice } from './notices.ts';
import { addressIn, LANGUAGES } from './public-addresses.ts';
import { field, fieldArea, imagePreview, saveButton, title } from './record-form.ts';
import { giveFacts, readSettings } from './settings.ts';
import { expect, signedInTest as test } from './site.ts';

test.describe.configure({ mode: 'serial' });
// Everybody else reads the same facts.
test.beforeEach(({ office }) => giveFacts(office));
test.afterAll(({ office }) => giveFacts(office));

const PHONE = '+225 27 11 22 33 44';
const SETTINGS = '/admin/settings';

/** What is still to be given, on the dashboard, where it is one line that opens. */
async function toComplete(page: Page) {
  await page.getByRole('button', { name: /^À compléter avant mise en ligne/ }).press('Enter');
  return page.getByRole('list', { name: 'À compléter avant mise en ligne' });
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(SETTINGS);
  await expect(title(page)).toHaveText('Paramètres du site');
  await expect(saveButton(page)).toBeEnabled();
}

test('Phone and hours that are changed by keyboard alone are on the public pages at once', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await visitor.goto('/contact');
  await expect(visitor.locator('a[href^="tel:"]')).toHaveCount(0);

  await page.goto('/admin');
  const entry = (await toComplete(page)).getByRole('link', { name: 'Téléphone', exact: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SETTINGS}#phone`);
  await expect(field(page, 'phone')).toBeFocused();
  await expect(fieldArea(page, 'phone')).toContainText('À compléter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PHONE);
  await expect(fieldArea(page, 'phone')).not.toContainText('À compléter');
  await field(page, 'weekdays_open').fill('09:30');
  await page.keyboard.press('Control+S');
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  await expect(page).toHaveURL('/admin');
  await expect((await toComplete(page)).getByRole('link', { name: 'Email', exact: true })).toBeVisible();
  await expect(entry).toHaveCount(0);

  for (const [path, hours] of [
    ['/contact', '9h30–17h00'],
    ['/en/contact', '9:30'],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.locator('main')).toContainText(PHONE);
    await expect(visitor.locator('main')).toContainText(hours);
    await expect(visitor.locator('a[href^="tel:"]:visible')).toHaveText([PHONE, PHONE, PHONE]);
  }
  await visitor.close();
});

test('The administration itself shows a new name as soon as it is saved', async ({ page }) => {
  await openSettings(page);
  await field(page, 'name').fill('Atelier fictif');
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Atelier fictif' })).toBeVisible();
  await expect(page).toHaveTitle('Dashboard Administration · Atelier fictif');
});

test('A brochure with its size and a share image are kept', async ({ page, office }) => {
  await openSettings(page);
  await field(page, 'brochure_url').setInputFiles(aPdf('Brochure.pdf'));
  await expect(page.getByRole('link', { name: /^Brochure\.pdf/ })).toContainText('1.25 MB');
  await field(page, 'share_image_url').setInputFiles(await aLogo());
  await expect(imagePreview(page)).toBeVisible();
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  const { brochure_url, share_image_url } = await readSettings(office);
  expect(brochure_url).toMatch(/^\/files\/publications\/[\da-f]{32}\.pdf$/);
  expect(share_image_url).toMatch(/^\/files\/project-images\/[\da-f]{32}\.png$/);

  await page.goto('/partnerships');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger notre Brochure', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('Brochure.pdf');

  await openSettings(page);
  await expect(fieldArea(page, 'brochure_url')).toContainText('1.25 MB');
  await expect(imagePreview(page)).toHaveJSProperty('naturalWidth', 320);
  await page.getByRole('button', { name: 'Retirer le fichier', exact: true }).click();
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  expect(await readSettings(office)).toMatchObject({ brochure_url: null, share_image_url });
});

test('What cannot be is said at its field, and nothing typed is lost', async ({ page, office }) => {
  await openSettings(page);
  await field(page, 'email').fill('bureau');
  await field(page, 'whatsapp_number').fill('07 00');
  await saveButton(page).click();
  await expect(fieldArea(page, 'email')).toContainText('Veuillez saisir une adresse email valide.');
  await expect(fieldArea(page, 'whatsapp_number')).toContainText('de 8 à 15 chiffres');
  await field(page, 'email').fill('bureau@example.org');
  await field(page, 'whatsapp_number').fill('+225 07 00 00 00 00');
  await field(page, 'saturday_close').fill('');
  await saveButton(page).click();
  await expect(fieldArea(page, 'saturday_close')).toContainText('Indiquez les deux heures, ou aucune');
  await expect(field(page, 'saturday_close')).toBeFocused();
  expect(await readSettings(office)).toEqual(FIRM_DEFAULTS);
  await field(page, 'saturday_open').fill('');
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  expect(await readSettings(office)).toMatchObject({
    email: 'bureau@example.org',
    whatsapp_number: '2250700000000',
    saturday_open: null,
    saturday_close: null,
  });
});

test('A change by somebody else meanwhile is shown, and both can stand', async ({ page, office }) => {
  await openSettings(page);
  await giveFacts(office, { city: 'Bouaké' });
  await field(page, 'phone').fill(PHONE);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Réunir les deux versions', exact: true }).click();
  await expectNotice(page, 'Succès', 'Paramètres enregistrés avec succès');
  expect(await readSettings(office)).toMatchObject({ city: 'Bouaké', phone: PHONE });
});

test('Hostile facts are shown as texts', async ({ page, office }) => {
  const name = `"><img src=x onerror="window.__xss=1"><script>window.__xss=1</script>`;
  await giveFacts(office, { name, address_fr: name, hosting: name });
  for (const path of ['/', '/contact', '/legal', '/en/legal', '/admin', SETTINGS]) {
    await page.goto(path);
    await expect(page.getByText('<script>window.__xss=1</script>').first()).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window), path).toBe(false);
  }
  await expect(field(page, 'name')).toHaveValue(name);
});

test('Facts of one long word stay inside every page', async ({ page, office }) => {
  const words = Object.entries(FIRM_RULES).flatMap(([name, rule]) =>
    rule.kind === 'line' || rule.kind === 'text' ? [[name, 'Ouvrage'.repeat(45).slice(0, rule.max)]] : [],
  );
  await giveFacts(office, {
    ...(Object.fromEntries(words) as Partial<Firm>),
    email: `${'e'.repeat(60)}@${`${'a'.repeat(60)}.`.repeat(2)}example.org`,
    phone: '+225 27 11 22 33 44 55 66 77 88 99 00 11',
    capital_fcfa: 999_999_999_999_999,
  });
  for (const language of LANGUAGES) {
    for (const path of ['/', '/about', '/projects', '/contact', '/legal', '/privacy', '/nowhere']) {
      const address = addressIn(language, path);
      await page.goto(address);
      await expectEverythingFits(page, address);
    }
  }
  for (const path of ['/auth', '/admin', SETTINGS]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEverythingFits(page, path);
  }
});

test('The settings are accessible in both languages', async ({ page }) => {
  await openSettings(page);
  await inspect(page, 'admin-settings-fr');
  await chooseLanguage(page, 'English');
  await expect(title(page)).toHaveText('Site settings');
  await field(page, 'name').fill('');
  await page.locator('button[type="submit"]').click();
  await expect(fieldArea(page, 'name')).toContainText('This field is required');
  await inspect(page, 'admin-settings-en');
});
