import type { Page } from '@playwright/test';
import { fillIn, letters, removeLetters, send } from './letters.ts';
import { alarm } from './notices.ts';
import { publish, withdraw } from './projects.ts';
import { aWord } from './records.ts';
import { expect, signedInTest, test } from './site.ts';
import { show, visit } from './visits.ts';
import { said } from './wording.ts';

const failure = (page: Page, title = 'Cette page n’a pas pu être affichée') =>
  page.getByRole('heading', { level: 1, name: title });
const again = (page: Page, text = 'Réessayer') => page.getByRole('link', { name: text, exact: true });
/** The link of the bar, which the router follows. */
const services = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Expertise' });

const SERVICES = said("Domaines d'Expertise");

/** Loses the first so many answers. @returns addresses that were asked for */
async function lose(page: Page, file: string, times = Infinity): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**/assets/${file}`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await (asked.length > times ? route.continue() : route.abort());
  });
  return asked;
}

/** Lets the pauses before texts are asked for once more (350 ms, doubling) pass at once, until something holds. */
async function hurryUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await expect(async () => {
    try {
      await holds();
    } catch (notYet) {
      // Shorter than a notice stands.
      await page.clock.runFor(3_000);
      throw notYet;
    }
  }).toPass({ intervals: [50] });
}
const hurryToFailure = (page: Page, title?: string) =>
  hurryUntil(page, () => expect(failure(page, title)).toBeVisible({ timeout: 250 }));

test('Texts that are lost twice on the way are asked for a third time, and the page shows them', async ({
  page,
}) => {
  await visit(page, '/');
  const asked = await lose(page, 'services-*.json', 2);
  await services(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES);
  expect(asked).toEqual(Array(3).fill(asked[0]));
  const answer = await page.request.get(asked[0]!, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('A page whose texts do not come says so, and is there once it is loaded anew', async ({ page }) => {
  await visit(page, '/');
  const asked = await lose(page, 'services-*.json');
  await services(page).first().click();
  await hurryToFailure(page);
  // The six of the pointer, which is on the link before it presses, and maybe those of the press.
  expect(asked.length).toBeGreaterThanOrEqual(6);
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES);
});

test('So does the sign-in that a page leads to', async ({ page }) => {
  await visit(page, '/en/about');
  await lose(page, 'auth-*.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await hurryToFailure(page, 'This page could not be shown');
  await again(page, 'Try again').click();
  await expect(page.getByRole('tab').first()).toBeVisible();
});

signedInTest('So does the administration, and a screen of it', async ({ page }) => {
  for (const file of ['admin-*.json', 'bin-*.json']) {
    await lose(page, file);
    await page.goto('/admin/bin');
    await hurryToFailure(page);
    await page.unrouteAll();
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Corbeille' })).toBeVisible();
  }
});

const unreachable = (page: Page) =>
  alarm(page, 'Erreur', 'Le serveur ne répond pas. Vérifiez votre connexion internet, puis réessayez.');

/** Each with what it is opened by, on which list, and its name. */
const DIALOGS = [
  ['import-drawer-*.js', 'projects', 'Importer', 'Importer un fichier'],
  ['transfer-*.json', 'projects', 'Importer', 'Importer un fichier'],
  ['removal-dialog-*.js', 'projects', /^Supprimer/, 'Confirmer la suppression'],
  ['partner-order-dialog-*.js', 'partners', 'Changer l’ordre', 'Ordre des partenaires sur le site'],
] as const;

signedInTest(
  'A dialog whose code or words are lost says so, over a screen that stays',
  async ({ page, office }) => {
    const { id } = await publish(office, { title_fr: `Forage ${aWord()}` });
    for (const [file, list, opener, name] of DIALOGS) {
      await page.goto(`/admin/${list}`);
      await lose(page, file);
      const wanted = page.getByRole('button', { name: opener, exact: true }).first();
      await wanted.click();
      await hurryUntil(page, () => expect(unreachable(page).first()).toBeVisible({ timeout: 250 }));
      await expect(page.getByRole('heading', { level: 1, name: /^Gestion des/ })).toBeVisible();
      await expect(wanted).toBeFocused();
      await page.unrouteAll();
      await again(page).click();
      await wanted.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    }
    await withdraw(office, [id]);
  },
);

signedInTest('A list whose calendar is lost stays, and its days are typed', async ({ page }) => {
  await page.goto('/admin/messages');
  await lose(page, 'day-picker-*.js');
  await page.getByRole('button', { name: 'Période', exact: true }).click();
  await page.getByLabel('Reçus depuis le').fill('2026-03-01');
  await expect(page).toHaveURL('/admin/messages?from=2026-03-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

signedInTest(
  'Whoever comes back to a page sees it, though notices have lost their code',
  async ({ page }) => {
    await page.goto('/legal');
    await lose(page, 'toast-*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(failure(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  },
);

for (const path of ['/auth', '/admin']) {
  test(`Where the script of ${path} does not come, the page says so`, async ({ page }) => {
    await lose(page, 'entry-client-*.js');
    await page.goto(path);
    await expect(failure(page)).toBeVisible();
    await expect(again(page)).toBeVisible();
  });
}

test('A public page without its script stays as it is, and asks for it once', async ({ page }) => {
  const asked = await lose(page, 'entry-client-*.js');
  await page.goto('/about');
  await show(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const once = asked.length;
  for (let turn = 0; turn < 3; turn += 1) await show(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(once);
  await expect(failure(page)).toHaveCount(0);
  await services(page).first().click();
  await expect(page).toHaveURL('/services');
});

test('So does one that gets its script, and not its whole styles', async ({ page }) => {
  const asked = await lose(page, '*.css');
  await page.goto('/about');
  await show(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await services(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('So does one that gets its script, and not its texts', async ({ page }) => {
  const asked = await lose(page, 'common-*.json');
  await page.goto('/about');
  await services(page).first().hover();
  await hurryUntil(page, async () => expect(asked.length).toBeGreaterThanOrEqual(6));
  await services(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICES);
});

test('A message whose code is lost is sent by the browser itself, once', async ({ page, office }) => {
  const word = aWord();
  await visit(page, '/contact');
  await lose(page, 'deliver-*.js');
  await fillIn(page, { nom: 'Awa Koné', email: 'awa@example.org', message: `Bonjour, ${word}` });
  await send(page).click();
  await expect(page.getByText(/Message envoyé/).first()).toBeVisible();
  expect(await letters(office, word)).toHaveLength(1);
  await removeLetters(office, word);
});

test('So is a subscription, and what is wrong with it is said', async ({ page }) => {
  await page.goto('/newsletter');
  const lost = await lose(page, 'check-answers-*.js');
  await show(page);
  const form = page.locator('form').filter({ has: page.locator('#email') });
  await expect(form).toHaveJSProperty('noValidate', true);
  await page.locator('#email').fill('awa@example');
  await page.getByRole('button', { name: 'S’abonner', exact: true }).click();
  await expect(page.locator('#email-error')).toBeVisible();
  expect(lost.length).toBeGreaterThan(0);
});
