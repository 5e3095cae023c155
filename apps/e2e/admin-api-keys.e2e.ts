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

test('A key says how it begins, all that it may and when it was used last, however narrow the screen', async ({
  page,
  office,
}) => {
  const name = `${'Donaudampfschifffahrt'.repeat(3)} ${aWord()}`;
  const scopes = ['read', 'content:write', 'files:write', 'messages:read'];
  const made = await office.post('/api/v1/admin/api-keys', { data: { name, scopes } });
  const { id, hint } = (await made.json()) as { id: string; hint: string };
  await page.goto('/admin/api-keys');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const row = rows(page).filter({ hasText: name });
    for (const text of [hint, 'Lire les messages', 'Jamais']) {
      const cell = row.getByRole('cell').filter({ hasText: text });
      await expect(cell, `${text} at ${width} px`).toBeInViewport({ ratio: 1 });
      // Nothing is cut off, and no button lies on it.
      const whole = await cell.evaluate((part) => {
        const { right, bottom, left, top } = part.getBoundingClientRect();
        const line = part.closest('tr')!.getBoundingClientRect();
        const button = part.closest('tr')!.querySelector('button')!.getBoundingClientRect();
        const free =
          button.top >= bottom || button.left >= right || button.bottom <= top || button.right <= left;
        return free && part.scrollHeight <= part.clientHeight && bottom <= line.bottom && right <= line.right;
      });
      expect(whole, `${text} at ${width} px`).toBe(true);
    }
  }
  await office.delete(`/api/v1/admin/api-keys/${id}`);
});
