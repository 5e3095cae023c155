import { inspectState } from './accessible.ts';
import { expectEverythingFits } from './fitting.ts';
import { publish, withdraw } from './projects.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

test('A record is found and opened by the keyboard alone, from any screen', async ({ page, office }) => {
  const word = aWord();
  const { id } = await publish(office, { title_fr: `Étude ${word}` });
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Rechercher partout' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(word.toUpperCase());
  await expect(dialog.locator('.ant-select-item-option')).toHaveText([new RegExp(word)]);
  await inspectState(page, 'the search');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectEverythingFits(page, `the search at ${width} px`);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/projects/${id}`);
  await expect(dialog).toBeHidden();
  await withdraw(office, [id]);
});
