import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { ADMINISTRATOR } from './administrator.ts';
import { kindOf } from './kinds.ts';
import { expectAlarm, expectNotice } from './notices.ts';
import { partners } from './partners.ts';
import { aColleague, aPerson, grant, revoke } from './people.ts';
import { field, openForm, saveButton } from './record-form.ts';
import { choose, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { signIn } from './session.ts';
import { expect, signedInTest as test } from './site.ts';

// Everything with a second administrator stands here, where one thing happens after the other: elsewhere
// there would not be a last one.

const partnerKind = kindOf('partners');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function manage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Gérer : ${name}`, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
}

const code = (page: Page) => page.getByLabel('Code de l’application ou code de secours');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signInAnew(page: Page, person: Parameters<typeof signIn>[1], typed?: string): Promise<void> {
  await page.getByRole('button', { name: /^Mon compte : / }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/auth?next=/admin/account');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled();
  await signIn(page, person);
  if (typed !== undefined) {
    await code(page).fill(typed);
    await press(page, 'Se connecter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
}

/** On a phone a row tells people of one name apart, and what can be done stands beside that. */
async function expectPhoneRow(page: Page, email: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const [words, button] = [rows(page).getByText(email, { exact: true }), rows(page).getByRole('button')];
  await expect(words).toBeVisible();
  const [above, below] = [await words.boundingBox(), await button.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  await page.setViewportSize(size);
}

test('People are found by name and email, and the list says who administers', async ({
  page,
  office,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const awa = await aPerson({ playwright, baseURL }, `Awa Koné ${word}`);
  const koffi = await aPerson({ playwright, baseURL }, `Koffi N’Guessan ${word}`);
  await grant(office, koffi);
  await page.goto('/admin');
  const sections = page.getByRole('navigation', { name: 'Rubriques' });
  await sections.getByRole('link', { name: 'Utilisateurs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs');
  const search = page.getByRole('searchbox', { name: 'Rechercher un nom ou un email', exact: true });
  await search.fill(word);
  await expect(page.getByRole('heading', { level: 2, name: 'Comptes (2)', exact: true })).toBeVisible();
  expect(await page.locator('thead th').allTextContents()).toEqual([
    'Nom',
    'Email',
    'Rôle',
    'Inscription',
    'Dernière activité',
    'Actions',
  ]);
  await expect(rows(page).nth(0)).toContainText(`Koffi N’Guessan ${word}`);
  await expect(rows(page).nth(0)).toContainText('Administrateur');
  await expect(rows(page).nth(1).locator('td').nth(1)).toHaveText(awa.email);
  await search.fill(`kone ${word}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Comptes (1)', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=kone/);
  await search.fill(koffi.email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(koffi.fullName);
  await expectPhoneRow(page, koffi.email);
  await choose(page, 'Rôle', 'Administrateurs');
  await expect(page).toHaveURL(/role=admin/);
  await expect(rows(page)).toHaveCount(1);
  await search.fill(aWord());
  await expect(
    page.getByText('Aucun compte ne correspond à cette recherche.', { exact: true }),
  ).toBeVisible();
  await revoke(office, koffi);
});

test('A right is given and taken, and holds from the next request on', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const name = `Awa Koné ${word}`;
  const colleague = await aColleague({ browser, playwright, baseURL }, name);
  await colleague.page.goto('/admin');
  const restricted = colleague.page.getByRole('heading', { name: 'Accès restreint', exact: true });
  await expect(restricted).toBeVisible();
  await page.goto(`/admin/users?q=${word}`);
  await manage(page, name);
  await expect(dialog(page, name)).toContainText('Aucun rôle');
  await inDialog(page, 'Nommer administrateur').click();
  await expectNotice(page, 'Succès', `${name} : rôle d’administrateur accordé`);
  await expect(rows(page)).toContainText('Administrateur');
  await colleague.page.goto('/admin/news');
  await expect(colleague.page.getByRole('heading', { level: 1 })).toHaveText('Gestion des Actualités');

  await inDialog(page, 'Retirer le rôle d’administrateur').click();
  await expect(dialog(page, name)).toContainText(`Retirer le rôle d’administrateur à ${name} ?`);
  await inDialog(page, 'Annuler').click();
  await inDialog(page, 'Retirer le rôle d’administrateur').click();
  await inDialog(page, 'Retirer le rôle').click();
  await expectNotice(page, 'Succès', `${name} : rôle d’administrateur retiré`);
  await colleague.page.goto('/admin/news/new');
  await colleague.page.waitForURL('/admin');
  await expect(restricted).toBeVisible();
  await colleague.leave();
});

test('The last administrator keeps the right', async ({ page, office }) => {
  const administrators = await office.get('/api/v1/admin/users?role=admin');
  expect(await administrators.json(), 'nobody else administers').toMatchObject({ total: 1 });
  await page.goto(`/admin/users?q=${ADMINISTRATOR.email}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Vous');
  await rows(page)
    .getByRole('button', { name: /^Gérer : / })
    .click();
  await inDialog(page, 'Retirer le rôle d’administrateur').click();
  await expect(page.getByRole('dialog')).toContainText('Retirer votre propre rôle d’administrateur ?');
  await inDialog(page, 'Retirer le rôle').click();
  await expectAlarm(page, 'Erreur', 'Le dernier administrateur ne peut pas être retiré.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows(page)).toContainText('Administrateur');
});

test('Ended sessions end on the next request', async ({ page, office, browser, playwright, baseURL }) => {
  const word = aWord();
  const name = `Moussa Traoré ${word}`;
  const colleague = await aColleague({ browser, playwright, baseURL }, name);
  await grant(office, colleague);
  await colleague.page.goto('/admin');
  await expect(colleague.page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administration');
  await page.goto(`/admin/users?q=${word}`);
  await manage(page, name);
  await inDialog(page, 'Déconnecter partout').click();
  await expectNotice(page, 'Succès', `${name} : déconnexion de tous les appareils`);
  await expect(dialog(page, name)).toContainText('En ce moment : 0.');
  await expect(inDialog(page, 'Déconnecter partout')).toBeDisabled();
  const main = colleague.page.locator('main');
  await main
    .getByRole('link', { name: /^Partenaires/ })
    .first()
    .click();
  await expect(colleague.page.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
  await signIn(colleague.page, colleague);
  const partnerHeading = { level: 2, name: /^Liste des Partenaires \(\d+\)$/ };
  await expect(colleague.page.getByRole('heading', partnerHeading)).toBeVisible();
  await revoke(office, colleague);
  await colleague.leave();
});

test('Of two people the second is told who was first, loses nothing and may save over it', async ({
  page,
  office,
  browser,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const { id } = await partners.publish(office, { name: `Office ${word}`, type: 'Fondation' });
  const colleague = await aColleague({ browser, playwright, baseURL }, 'Aya Touré');
  await grant(office, colleague);
  await Promise.all([page, colleague.page].map((one) => openForm(one, partnerKind.list, id)));
  await field(colleague.page, 'country').fill('Ghana');
  await saveButton(colleague.page).click();
  await expectNotice(colleague.page, 'Succès', 'Partenaire modifié avec succès');

  await field(page, 'name').fill(`Le mien ${word}`);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await saveButton(page).click();
  expect((await answered).status()).toBe(412);
  await expect(page.getByText(/^Aya Touré a modifié cette fiche à \d\d:\d\d$/)).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(`Le mien ${word}`);
  await page.getByRole('button', { name: 'Voir l’autre version', exact: true }).click();
  await expect(page.getByText('Ghana', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer ma version', exact: true }).click();
  await expectNotice(page, 'Succès', 'Partenaire modifié avec succès');
  const [stored] = await partners.stored(office, word);
  expect(stored).toMatchObject({ name: `Le mien ${word}`, country: 'Côte d’Ivoire', type: 'Fondation' });
  await revoke(office, colleague);
  await colleague.leave();
  await partners.withdraw(office, [id]);
});

test('A code is asked for besides the password, until another administrator takes it away', async ({
  page,
  office,
  browser,
  playwright,
  baseURL,
}) => {
  const word = aWord();
  const name = `Aya Touré ${word}`;
  const colleague = await aColleague({ browser, playwright, baseURL }, name);
  await grant(office, colleague);
  const own = colleague.page;
  await own.goto('/admin/account');
  await press(own, 'Ajouter un code');
  await own.getByLabel('Mot de passe actuel', { exact: true }).fill(colleague.password);
  await press(own, 'Continuer');
  await expect(own.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expect(code(own)).toBeFocused();
  const secret = (await own.locator('code').first().textContent()) ?? '';
  const at = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
  await code(own).fill(at(0));
  await press(own, 'Activer');
  const recovery = (await own.getByRole('listitem').locator('code').first().textContent()) ?? '';
  await press(own, 'J’ai noté ces codes');
  await expect(own.getByText('Codes de secours restants : 10.')).toBeVisible();
  // Each step is good once: that of the moment was used.
  await signInAnew(own, colleague, at(30_000));
  await signInAnew(own, colleague, recovery);
  await expect(own.getByText('Codes de secours restants : 9.')).toBeVisible();
  await page.goto(`/admin/users?q=${word}`);
  await press(page, `Gérer : ${name}`);
  await press(page, 'Ne plus demander de code');
  await expect(page.getByRole('button', { name: 'Ne plus demander de code', exact: true })).toBeHidden();
  await signInAnew(own, colleague);
  await expect(own.getByRole('button', { name: 'Ajouter un code', exact: true })).toBeVisible();
  await colleague.leave();
});
