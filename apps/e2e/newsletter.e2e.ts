import type { Page } from '@playwright/test';
import { inspectState } from './accessible.ts';
import { expectAlarm, expectNotice, notice } from './notices.ts';
import { expect, test } from './site.ts';
import { show } from './visits.ts';
import { said } from './wording.ts';

const TEXTS = {
  fr: {
    page: '/newsletter',
    submit: 'S’abonner',
    success: 'Inscription réussie !',
    next: 'Il reste à la confirmer : ouvrez le lien que nous vous envoyons par email. Il est valable 48 heures.',
    failure: 'Erreur lors de l’inscription',
    email: 'Veuillez saisir une adresse email valide.',
    consent: 'Cochez la case pour donner votre accord.',
    invalid: 'Ce lien n’est plus valable',
    confirm: 'Confirmer mon inscription',
  },
  en: {
    page: '/en/newsletter',
    submit: 'Subscribe',
    success: 'Subscription successful!',
    next: 'One step left: confirm it through the link we are sending you by email. It is valid for 48 hours.',
    failure: 'Subscription failed',
    email: 'Please enter a valid email address.',
    consent: 'Tick the box to give your consent.',
    invalid: 'This link is no longer valid',
    confirm: 'Confirm my subscription',
  },
} as const;

const anAddress = () => `awa-${crypto.randomUUID()}@example.org`;
const email = (page: Page) => page.locator('#email');
const consent = (page: Page) => page.locator('#consent');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const form = (page: Page) => page.locator('form').filter({ has: email(page) });
/** The page listens: from then on its script answers. */
async function alive(page: Page): Promise<void> {
  await show(page);
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`Subscribing says that it went well and asks to confirm, ${language}`, async ({ page }) => {
    await page.goto(language === 'fr' ? '/resources' : '/en/resources');
    await alive(page);
    await page.clock.install();
    await expect(consent(page)).not.toBeChecked();
    await email(page).fill(anAddress());
    await consent(page).check();
    await button(page, texts.submit).click();
    await expectNotice(page, texts.success, texts.next);
    await expect(email(page)).toHaveValue('');
    await expect(consent(page)).not.toBeChecked();
    await page.clock.runFor(4_000);
    await expect(notice(page, texts.success).first()).toBeVisible();
  });

  test(`What is missing is said at the field, which gets the focus, ${language}`, async ({ page }) => {
    await page.goto(texts.page);
    await alive(page);
    await button(page, texts.submit).click();
    await expectAlarm(page, texts.failure);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(texts.email);
    await expect(consent(page)).toHaveAccessibleDescription(texts.consent);
    await inspectState(page, `newsletter-refused-${language}`);
    const address = anAddress();
    await email(page).fill(address);
    await button(page, texts.submit).click();
    await expect(consent(page)).toBeFocused();
    await expect(email(page)).toHaveValue(address);
  });

  test(`A failing server is told, and what was typed stays, ${language}`, async ({ page }) => {
    await page.route('**/api/v1/newsletter/subscriptions', (route) => route.abort());
    await page.goto(texts.page);
    await alive(page);
    const address = anAddress();
    await email(page).fill(address);
    await consent(page).check();
    await button(page, texts.submit).click();
    await expectAlarm(page, texts.failure);
    await expect(email(page)).toHaveValue(address);
    await expect(consent(page)).toBeChecked();
  });

  test(`A link that holds no more says so, and its page acts on its button only, ${language}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${texts.page}/confirm?token=unknown`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page, texts.confirm).click();
    const heading = page.getByRole('heading', { name: texts.invalid, exact: true });
    await expect(heading).toBeVisible();
    expect(asked.length).toBe(1);
    await inspectState(page, `newsletter-link-invalid-${language}`);
  });
}

test('The newsletter can be asked for with the keyboard alone', async ({ page }) => {
  await page.goto('/newsletter');
  await alive(page);
  await email(page).focus();
  await page.keyboard.type(anAddress());
  await page.keyboard.press('Tab');
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(button(page, TEXTS.fr.submit)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, TEXTS.fr.success);
  await expect(button(page, TEXTS.fr.submit)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/2013-450/)).toBeVisible();
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, texts] of Object.entries(TEXTS)) {
    test(`the newsletter form is answered with a page, ${language}`, async ({ page }) => {
      await page.goto(language === 'fr' ? '/resources' : '/en/resources');
      await email(page).fill(anAddress());
      await consent(page).check();
      await button(page, texts.submit).click();
      await expect(page).toHaveURL(texts.page);
      await expect(page.getByRole('status').getByText(said(texts.success))).toBeVisible();
      await expect(page.getByText(said(texts.next))).toBeVisible();
    });

    test(`a refused newsletter form comes back with what was typed, ${language}`, async ({ page }) => {
      await page.goto(texts.page);
      // The browser is content with this address, the server is not.
      await email(page).fill('awa@example');
      await consent(page).check();
      await button(page, texts.submit).click();
      await expect(page.getByRole('alert').getByText(said(texts.failure))).toBeVisible();
      await expect(email(page)).toHaveValue('awa@example');
      await expect(email(page)).toHaveAccessibleDescription(texts.email);
    });

    test(`the button of a link posts it, ${language}`, async ({ page }) => {
      await page.goto(`${texts.page}/confirm?token=unknown`);
      await button(page, texts.confirm).click();
      await expect(page.getByRole('heading', { name: texts.invalid, exact: true })).toBeVisible();
    });
  }
});
