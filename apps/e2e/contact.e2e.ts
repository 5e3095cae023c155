import { chooseLanguage } from './language-menu.ts';
import { fillIn, letters, removeLetters, send } from './letters.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import { aWord } from './records.ts';
import { expect, signedInTest, test } from './site.ts';
import { cookiesOf, expectQuiet, observe, storedInBrowser, visit } from './visits.ts';
import { said } from './wording.ts';
import { PAYLOADS } from './xss.ts';

const word = aWord();
const LETTER = { nom: 'Awa Koné', email: 'awa@example.org', message: `Bonjour, ${word}` };
const FIELDS = ['nom', 'email', 'organisation', 'telephone', 'sujet', 'message'];
const CALL = '**/api/v1/contact-messages';

test.afterAll(async ({ office }) => removeLetters(office, word));

test('A message is stored, the visitor is told so and the form is empty', async ({
  page,
  office,
  context,
  baseURL,
}) => {
  const noted = observe(page, new URL(baseURL!).origin);
  await visit(page, '/contact');
  await fillIn(page, {
    ...LETTER,
    organisation: 'Mairie',
    telephone: '+225 01 02 03 04 05',
    sujet: 'Forage',
  });
  await send(page).click();
  await expectNotice(page, 'Message envoyé !', 'Nous vous répondrons dans les plus brefs délais.');
  for (const name of FIELDS) await expect(page.locator(`#${name}`)).toHaveValue('');
  expect(await letters(office, word)).toMatchObject([{ nom: 'Awa Koné', sujet: 'Forage' }]);
  expect(await cookiesOf(context)).toEqual([]);
  expect(Object.keys(await storedInBrowser(page)).filter((key) => key !== 'language')).toEqual([]);
  expectQuiet(noted);
});

test('What is missing and an address that is none are refused, and the first such field has the focus', async ({
  page,
}) => {
  await visit(page, '/contact');
  await fillIn(page, { email: 'awa@example' });
  await send(page).click();
  await expectAlarm(page, 'Champs requis manquants', 'Veuillez remplir tous les champs obligatoires.');
  await expect(page.locator('#nom')).toBeFocused();
  await expect(page.locator('#nom-error')).toHaveText(said('Le nom est requis'));
  await expect(page.locator('#email-error')).toHaveText(said('Email valide requis'));
  await expect(page.locator('#message-error')).toHaveText(said('Le message est requis'));
  await fillIn(page, { nom: 'Awa', message: 'Bonjour' });
  await send(page).click();
  await expectAlarm(page, 'Email invalide', 'Veuillez saisir une adresse email valide.');
  await expect(page.locator('#email')).toBeFocused();
});

test('Who sends before anything was typed is told what is missing, each time', async ({
  browser,
  baseURL,
}) => {
  for (let turn = 0; turn < 8; turn += 1) {
    const page = await browser.newPage({ baseURL: baseURL! });
    // Browsers answer several imports of code that is still on its way in any order.
    await page.route('**/assets/toast*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 60));
      await route.continue();
    });
    await visit(page, '/contact');
    await send(page).click();
    await expect(alarm(page, 'Champs requis manquants')).toBeVisible();
    await page.close();
  }
});

test('A subject of spaces is refused by the server in the words of its field', async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page, { ...LETTER, sujet: '   ' });
  await send(page).click();
  await expect(page.locator('#sujet-error')).toHaveText(said('Le sujet est requis'));
  await expect(page.locator('#sujet')).toBeFocused();
});

test('The texts of the form in English say the same', async ({ page, office }) => {
  const mine = aWord();
  await visit(page, '/en/contact');
  await send(page).click();
  await expectAlarm(page, 'Required fields missing', 'Please fill in all required fields.');
  await fillIn(page, { ...LETTER, email: 'no', message: mine });
  await send(page).click();
  await expectAlarm(page, 'Invalid email', 'Please enter a valid email address.');
  await fillIn(page, { email: LETTER.email, sujet: '   ' });
  await send(page).click();
  // The browser itself asks for French.
  await expect(page.locator('#sujet-error')).toHaveText('Subject is required');
  await fillIn(page, { sujet: 'Borehole' });
  await send(page).click();
  await expectNotice(page, 'Message sent!', 'We will get back to you as soon as possible.');
  await removeLetters(office, mine);
});

test('Two clicks send one message', async ({ page, office }) => {
  const mine = aWord();
  await page.route(CALL, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  await visit(page, '/contact');
  await fillIn(page, { ...LETTER, message: mine });
  await send(page).dblclick();
  await expectNotice(page, 'Message envoyé !');
  expect(await letters(office, mine)).toHaveLength(1);
  await removeLetters(office, mine);
});

test('A message that could not be sent stays, over a reload too, and goes out once with the next attempt', async ({
  page,
  office,
}) => {
  const mine = aWord();
  await visit(page, '/contact');
  await fillIn(page, { ...LETTER, message: mine });
  // The server takes it, but its answer is lost on the way.
  await page.route(CALL, async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
  await send(page).click();
  await expectAlarm(page, "Une erreur s'est produite. Veuillez réessayer.");
  await expect(page.locator('#message')).toHaveValue(mine);
  await send(page).click();
  await expectNotice(page, 'Message envoyé !');
  expect(await letters(office, mine)).toHaveLength(1);
  await fillIn(page, { nom: 'Awa', message: 'Une suite' });
  await visit(page, '/contact');
  await expect(page.locator('#message')).toHaveValue('Une suite');
  await removeLetters(office, mine);
});

test('Choosing the other language keeps what was typed', async ({ page }) => {
  await visit(page, '/contact?sujet=Partenariat');
  await fillIn(page, LETTER);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/contact?sujet=Partenariat');
  await expect(send(page)).toHaveText('Send the message');
  for (const [name, text] of Object.entries({ ...LETTER, sujet: 'Partenariat' })) {
    await expect(page.locator(`#${name}`)).toHaveValue(text);
  }
});

test('Without a connection the visitor is told so and loses nothing', async ({ page, context }) => {
  await visit(page, '/contact');
  await fillIn(page, LETTER);
  await context.setOffline(true);
  await send(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'hors connexion' });
  await expect(told).toContainText('Votre message reste dans le formulaire.');
  await expect(page.locator('#message')).toHaveValue(LETTER.message);
});

test('The keyboard alone writes and sends a message, and opens the notice on personal data', async ({
  page,
  office,
}) => {
  const mine = aWord();
  await visit(page, '/contact?sujet=Partenariat');
  await page.locator('#nom').focus();
  for (const text of ['Awa', 'awa@example.org', 'Mairie', '', '', mine]) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Message envoyé !');
  expect(await letters(office, mine)).toMatchObject([{ nom: 'Awa', sujet: 'Partenariat' }]);
  await expect(page.locator('#formulaire :focus')).toContainText('avec succès');
  await page.locator('summary').filter({ hasText: 'Ce que deviennent vos données' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/loi ivoirienne n°\s2013-450 du 19\sjuin\s2013/)).toBeVisible();
  await page.getByRole('link', { name: 'Lire la politique de confidentialité' }).click();
  await expect(page).toHaveURL('/privacy');
  await removeLetters(office, mine);
});

signedInTest(
  'What hostile visitors write is text in the inbox',
  async ({ page, office, request, baseURL }) => {
    const mine = aWord();
    for (const payload of PAYLOADS) {
      const sent = await request.post('/api/v1/contact-messages', {
        data: { nom: payload, email: 'awa@example.org', sujet: payload, message: `${payload} ${mine}` },
      });
      expect(sent.status()).toBe(202);
    }
    const noted = observe(page, new URL(baseURL!).origin);
    for (const status of ['new', 'spam']) {
      await page.goto(`/admin/messages?q=${mine}&status=${status}`);
      await page.waitForLoadState('networkidle');
    }
    const stored = await letters(office, mine);
    expect(stored).toHaveLength(PAYLOADS.length);
    for (const { id, nom } of stored) {
      await page.goto(`/admin/messages/${id}`);
      await expect(page.getByText(`${nom} ${mine}`, { exact: true }).first()).toBeVisible();
    }
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    expectQuiet(noted);
    await removeLetters(office, mine);
  },
);

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and a reload of the answer sends nothing', async ({ page, office }) => {
    const mine = aWord();
    await page.goto('/contact?sujet=Partenariat');
    await expect(page.locator('#sujet')).toHaveValue('Partenariat');
    await fillIn(page, { ...LETTER, message: mine });
    await send(page).click();
    await expect(page).toHaveURL('/contact?sujet=Partenariat');
    const told = said('Message envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.');
    await expect(page.getByRole('status').getByText(told)).toBeVisible();
    await page.reload();
    for (const name of FIELDS) await expect(page.locator(`#${name}`)).toHaveValue('');
    expect(await letters(office, mine)).toMatchObject([{ sujet: 'Partenariat' }]);
    await removeLetters(office, mine);
  });

  test('the form is shown again with what was typed, as text, and what is wrong', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { nom: PAYLOADS[2], email: 'faux', message: PAYLOADS[1] });
    await send(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(alarm(page, 'Email invalide', 'Veuillez saisir une adresse email valide.')).toBeVisible();
    await expect(page.locator('#email')).toBeFocused();
    await expect(page.locator('#nom')).toHaveValue(PAYLOADS[2]);
    await expect(page.locator('#message')).toHaveValue(PAYLOADS[1]);
    await page.goto('/en/contact');
    await send(page).click();
    await expect(alarm(page, 'Required fields missing')).toBeVisible();
    await expect(page.locator('#nom-error')).toHaveText('Name is required');
  });
});
