import type { APIRequestContext } from '@playwright/test';
import { expectAlarm, expectNotice } from './notices.ts';
import { aPerson, type Person } from './people.ts';
import { rows } from './record-list.ts';
import { aWord } from './records.ts';
import { anAddress, NOBODY, signIn } from './session.ts';
import { expect, signedInTest, test } from './site.ts';

async function signsIn(request: APIRequestContext, { email, password }: Pick<Person, 'email' | 'password'>) {
  return (await request.post('/api/v1/auth/sign-in', { data: { email, password } })).status();
}

test('Whoever forgot the password gets the same answer for every address', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await aPerson({ playwright, baseURL }, 'Awa Koné');
  const answers: unknown[] = [];
  await page.goto('/auth');
  for (const email of [person.email, anAddress('inconnue')]) {
    await page.getByRole('link', { name: 'Mot de passe oublié ?', exact: true }).click();
    await page.waitForURL('/auth/forgot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié');
    await page.locator('#email').fill(email);
    const answered = page.waitForResponse('**/api/v1/auth/password-reset');
    await page.getByRole('button', { name: 'Demander un lien', exact: true }).click();
    const answer = await answered;
    answers.push({ status: answer.status(), body: await answer.text() });
    await expect(page.getByRole('heading', { name: 'Demande envoyée', exact: true })).toBeFocused();
    await expect(page.getByText(/^Si un compte existe pour cette adresse/)).toBeVisible();
    await expect(page.getByText(/Adressez-vous à un administrateur du site/)).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la connexion', exact: true }).click();
    await page.waitForURL('/auth');
  }
  expect(answers[0]).toMatchObject({ status: 202 });
  expect(answers[1]).toEqual(answers[0]);
});

signedInTest(
  'Without mail an administrator copies a link, which serves once to choose a new password',
  async ({ page, browser, playwright, baseURL, context }) => {
    const word = aWord();
    const person = await aPerson({ playwright, baseURL }, `Awa Koné ${word}`);
    const request = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
    expect(
      (await request.post('/api/v1/auth/password-reset', { data: { email: person.email } })).status(),
    ).toBe(202);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await page.goto(`/admin/users?q=${word}`);
    await expect(rows(page)).toContainText('Lien demandé');
    await page.getByRole('button', { name: `Gérer : ${person.fullName}`, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Demande un nouveau mot de passe depuis le');
    await page.getByRole('button', { name: 'Créer un lien de réinitialisation', exact: true }).click();
    const link = page.getByRole('textbox', { name: 'Lien de réinitialisation', exact: true });
    await expect(link).toHaveValue(new RegExp(`^${baseURL!}/auth/reset#[\\w-]{43}$`));
    await page.getByRole('button', { name: 'Copier le lien', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Lien copié', exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await link.inputValue());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page)).not.toContainText('Lien demandé');

    const visitor = await (await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR' })).newPage();
    await visitor.goto(copied);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Choisir un nouveau mot de passe');
    const save = visitor.getByRole('button', { name: 'Enregistrer', exact: true });
    await visitor.locator('#password').fill('12345');
    await save.click();
    await expectAlarm(visitor, 'Erreur', 'Le mot de passe doit contenir au moins 6 caractères');
    await visitor.locator('#password').fill('nouveau-secret');
    await save.click();
    await expectNotice(visitor, 'Mot de passe enregistré', 'Connectez-vous avec votre nouveau mot de passe.');
    await visitor.waitForURL('/auth');
    expect(await signsIn(request, person)).toBe(401);
    await signIn(visitor, { ...person, password: 'nouveau-secret' });
    await visitor.waitForURL('/admin');

    await visitor.goto('about:blank');
    await visitor.goto(copied);
    await visitor.locator('#password').fill('encore-un-autre');
    await save.click();
    await expect(visitor.getByRole('heading', { name: 'Lien non valable', exact: true })).toBeFocused();
    await expect(visitor.getByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeVisible();
    await expect(
      visitor.getByRole('link', { name: 'Demander un nouveau lien', exact: true }),
    ).toHaveAttribute('href', '/auth/forgot');
    expect(await signsIn(request, { ...person, password: 'nouveau-secret' })).toBe(200);
    await visitor.context().close();
    await request.dispose();
  },
);

test('Somebody who is signed in changes the password, which ends the other devices', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await aPerson({ playwright, baseURL }, 'Moussa Traoré');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
  expect(await signsIn(elsewhere, person)).toBe(200);
  // The screen is one of the administration; a right that lasts would be somebody else's last administrator.
  await page.route('**/api/v1/auth/me', async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as object), roles: ['admin'] };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/auth');
  await signIn(page, person);
  await page.waitForURL('/admin');
  await page.getByRole('button', { name: /^Mon compte/ }).press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Mon mot de passe', exact: true });
  await expect(page.getByRole('menuitem', { name: 'Mon compte', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changer mon mot de passe');
  await page.locator('#current_password').fill('pas le bon');
  await page.locator('#new_password').fill('nouveau-secret');
  const change = page.getByRole('button', { name: 'Changer le mot de passe', exact: true });
  await change.click();
  await expectAlarm(page, 'Erreur', 'Le mot de passe actuel n’est pas le bon.');
  await page.locator('#current_password').fill(person.password);
  await change.click();
  await expectNotice(page, 'Succès', 'Mot de passe modifié. Vos autres appareils ont été déconnectés.');
  await page.waitForURL('/admin');
  expect((await elsewhere.post('/api/v1/auth/refresh')).status()).toBe(401);
  expect(await signsIn(elsewhere, { ...person, password: 'nouveau-secret' })).toBe(200);
  await elsewhere.dispose();
});
