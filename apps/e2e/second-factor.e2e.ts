import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { aColleague, grant } from './people.ts';
import { aWord } from './records.ts';
import { signIn } from './session.ts';
import { expect, signedInTest as test } from './site.ts';

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
  const secret = (await own.locator('code').first().textContent()) ?? '';
  const at = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });
  await code(own).fill(at(-30_000));
  await press(own, 'Activer');
  const recovery = (await own.getByRole('listitem').locator('code').first().textContent()) ?? '';
  await press(own, 'J’ai noté ces codes');
  await expect(own.getByText('Codes de secours restants : 10.')).toBeVisible();
  await signInAnew(own, colleague, at(0));
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
