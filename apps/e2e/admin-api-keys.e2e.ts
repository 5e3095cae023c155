import { expectNotice } from './notices.ts';
import { rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const LIST = '/api/v1/projects?limit=1';

test('A key made with the keyboard opens the API for what it is for, until it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `Copie ${aWord()}`;
  const program = await playwright.request.newContext({ baseURL: baseURL! });
  await page.goto('/admin/api-keys');
  const add = page.getByRole('button', { name: 'Créer une clé', exact: true }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Créer une clé', exact: true });
  await expect(dialog.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const shown = dialog.getByRole('textbox', { name: 'Clé', exact: true });
  await expect(shown).toBeFocused();
  const key = await shown.inputValue();
  expect(key).toMatch(/^site_key_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText(key.slice(0, 15));
  await expect(row).toContainText('Jamais');
  const shows = { headers: { Authorization: `Bearer ${key}` } };
  expect((await program.get(LIST, shows)).status()).toBe(200);
  expect((await program.post('/api/v1/projects', { ...shows, data: {} })).status()).toBe(403);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Jamais');
  await expect(page.locator('body')).not.toContainText(key);

  await row.getByRole('button', { name: `Révoquer : ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Révoquer la clé', exact: true });
  await question.getByRole('button', { name: 'Révoquer', exact: true }).click();
  await expectNotice(page, 'Succès', 'Clé révoquée');
  await expect(row).toHaveCount(0);
  expect((await program.get(LIST, shows)).status()).toBe(401);
  await program.dispose();
});
