import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { expectAlarm, expectNotice } from './notices.ts';
import { anAddress, signIn, signUpOverApi } from './session.ts';
import { expect, test } from './site.ts';
import { alive, storedInBrowser } from './visits.ts';

const signUpTab = (page: Page) => page.getByRole('tab', { name: 'Inscription', exact: true });
const signUpButton = (page: Page) => page.getByRole('button', { name: 'S’inscrire', exact: true });

async function openSignUp(page: Page): Promise<void> {
  await page.goto('/auth');
  await alive(page);
  await signUpTab(page).click();
  await expect(signUpButton(page)).toBeVisible();
}

/** Lets a request wait until the test says so. */
async function held(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

test('A new person signs up, is welcomed and waits for an administrator', async ({ page }) => {
  const email = anAddress();
  await openSignUp(page);
  await expect(page.getByText('Minimum 6 caractères', { exact: true })).toBeVisible();
  await page.locator('#full_name').fill('Koffi N’Guessan');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('secret');
  const release = await held(page, '/api/v1/auth/sign-up');
  const checked = await held(page, '/api/v1/auth/me');
  await signUpButton(page).click();
  await expect(page.getByRole('button', { name: 'Inscription...', exact: true })).toBeDisabled();
  release();
  await expectNotice(page, 'Inscription réussie', 'Bienvenue ! Vous êtes maintenant connecté.');
  await page.waitForURL('/admin');
  await expect(page.getByText('Vérification des permissions...', { exact: true })).toBeVisible();
  checked();
  await expect(page.getByRole('heading', { name: 'Accès restreint', exact: true })).toBeVisible();
  await expect(
    page.getByText('Votre compte est en attente d’activation par un administrateur.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/dès que les droits d’administrateur vous auront été accordés/)).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil', exact: true }).click();
  await page.waitForURL('/');
});

test('A wrong password and an unknown address are refused in the same words', async ({ page }) => {
  await page.goto('/auth');
  for (const email of [ADMINISTRATOR.email, anAddress('inconnue')]) {
    await signIn(page, { email, password: 'pas le bon' });
    await expectAlarm(page, 'Erreur de connexion', 'Email ou mot de passe incorrect');
    await expect(page.locator('#email')).toHaveValue(email);
    await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect(page).toHaveURL('/auth');
});

test('An address that is registered already cannot sign up again, in any spelling', async ({
  page,
  request,
}) => {
  const { email } = await signUpOverApi(request);
  await openSignUp(page);
  await page.locator('#full_name').fill('Awa Koné');
  await page.locator('#email').fill(` ${email.toUpperCase()} `);
  await page.locator('#password').fill('secret2');
  await signUpButton(page).click();
  await expectAlarm(page, 'Erreur d’inscription', 'Cet email est déjà utilisé');
  await expect(page.locator('#full_name')).toHaveValue('Awa Koné');
  await expect(signUpButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/auth');
});

test('Empty fields are refused on both tabs without asking the server', async ({ page }) => {
  const signIns = countCalls(page, '/api/v1/auth/sign-in');
  const signUps = countCalls(page, '/api/v1/auth/sign-up');
  await page.goto('/auth');
  await page.locator('#email').fill('quelqu.un@example.org');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expectAlarm(page, 'Erreur', 'Veuillez remplir tous les champs');
  await expect(page.locator('#password')).toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
  await signUpTab(page).click();
  await signUpButton(page).click();
  await expectAlarm(page, 'Erreur', 'Veuillez remplir tous les champs');
  await expect(page.locator('#full_name')).toBeFocused();
  expect([signIns(), signUps()]).toEqual([0, 0]);
});

test('A password of five characters is too short to sign up', async ({ page }) => {
  const signUps = countCalls(page, '/api/v1/auth/sign-up');
  await openSignUp(page);
  await page.locator('#full_name').fill('Awa Koné');
  await page.locator('#email').fill(anAddress());
  await page.locator('#password').fill('12345');
  await signUpButton(page).click();
  await expect(
    page.getByRole('alert').getByText('Le mot de passe doit contenir au moins 6 caractères', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('#password')).toBeFocused();
  expect(signUps()).toBe(0);
});

test('A password can be shown and hidden on both tabs', async ({ page }) => {
  await page.goto('/auth');
  await alive(page);
  for (const tab of ['Connexion', 'Inscription']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const password = page.locator('#password');
    await password.fill('secret1');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Masquer' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('secret1');
  }
  await expect(page.locator('#email')).toHaveAttribute('type', 'email');
});

test('Signing in says that it is busy and asks once, however often the button is pressed', async ({
  page,
}) => {
  const signIns = countCalls(page, '/api/v1/auth/sign-in');
  const release = await held(page, '/api/v1/auth/sign-in');
  await page.goto('/auth');
  await page.locator('#email').fill(ADMINISTRATOR.email);
  await page.locator('#password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Connexion...', exact: true })).toBeDisabled();
  release();
  await expectNotice(page, 'Connexion réussie', 'Redirection vers le tableau de bord...');
  await page.waitForURL('/admin');
  expect(signIns()).toBe(1);
});

test('A server that cannot be reached is told, and what was typed stays', async ({ page }) => {
  await page.route('**/api/v1/auth/sign-in', (route) => route.abort());
  await page.goto('/auth');
  await signIn(page, ADMINISTRATOR);
  await expectAlarm(page, 'Erreur de connexion', /ne répond pas/);
  await expect(page.locator('#email')).toHaveValue(ADMINISTRATOR.email);
  await expect(page.locator('#password')).toHaveValue(ADMINISTRATOR.password);
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled();
});

test('What was typed before the page came alive, and on the other tab, is kept', async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.locator('#email').fill('awa@example.org');
  await alive(page);
  await expect(page.locator('#email')).toHaveValue('awa@example.org');
  await signUpTab(page).click();
  await expect(page.locator('#email')).toHaveValue('awa@example.org');
});

test('The sign-in page speaks the stored language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign up', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAlarm(page, 'Error', 'Please fill in all fields');
  expect(await storedInBrowser(page)).toEqual({ language: 'en' });
});
