import type { Page } from '@playwright/test';
import { inspectState } from './accessible.ts';
import { kindOf } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { fieldArea, openForm, saveButton } from './record-form.ts';
import { choose, heading, openList, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const flagships = (page: Page) => page.locator('section[aria-labelledby="flagships"] h3');
const strip = (page: Page) => page.locator('section[aria-labelledby="partners"] li');

test('Featured projects come first on the home page, three at most, which the form says', async ({
  page,
  office,
}) => {
  const kind = kindOf('projects');
  const word = aWord();
  const made = await projects.publishSeveral(
    office,
    ['Seuil', 'Digue', 'Forage', 'Puits'].map((name) => ({ title_fr: `${name} ${word}` })),
  );
  for (const { id } of made.slice(0, 3)) {
    await openForm(page, kind.list, id);
    await page.getByRole('switch', { name: 'À la une', exact: true }).press('Space');
    await saveButton(page).click();
    await expectNotice(page, 'Succès', kind.revised);
  }
  await openForm(page, kind.list, made[3]!.id);
  await page.getByRole('switch', { name: 'À la une', exact: true }).click();
  await saveButton(page).click();
  const said = fieldArea(page, 'featured').getByText('3 projets sont déjà à la une : retirez-en un d’abord');
  await expect(said).toBeVisible();
  await inspectState(page, 'admin-featured-full');
  await page.setViewportSize({ width: 1280, height: 800 });

  await openList(page, kind, word, 4);
  await choose(page, 'À la une', 'À la une');
  await expect(heading(page, kind, 3)).toBeVisible();
  await expect(rows(page).locator('td').getByText('À la une', { exact: true })).toHaveCount(3);

  await page.goto('/');
  await expect(flagships(page)).toHaveText(['Forage', 'Digue', 'Seuil'].map((name) => `${name} ${word}`));
  await projects.withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test('Partners are put in order by dragging and by the keyboard, and stand so on the site', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await partners.publishSeveral(office, [
    { name: `Canal ${word}` },
    { name: `Agence ${word}` },
    { name: `Barrages ${word}` },
  ]);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Changer l’ordre', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ordre des partenaires sur le site', exact: true });
  const lines = dialog.getByRole('listitem');
  // Other tests publish partners, too: only the order of our own is ours to expect.
  await expect(lines.filter({ hasText: word })).toContainText(['Canal', 'Agence', 'Barrages']);
  await inspectState(page, 'admin-partner-order');
  await page.setViewportSize({ width: 1280, height: 800 });

  for (const name of ['Barrages', 'Agence']) {
    await lines.filter({ hasText: `${name} ${word}` }).dragTo(lines.first());
    await expect(lines.first()).toContainText(`${name} ${word}`);
  }
  const down = dialog.getByRole('button', { name: `Descendre : Agence ${word}`, exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(lines.nth(1)).toContainText(`Agence ${word}`);
  await expect(lines.first()).toContainText(`Barrages ${word}`);
  await expect(down).toBeFocused();
  await dialog.getByRole('button', { name: 'Enregistrer l’ordre', exact: true }).click();
  await expectNotice(page, 'Succès', 'Ordre des partenaires enregistré');
  await expect(dialog).toBeHidden();

  const expected = [`Barrages ${word}`, `Agence ${word}`];
  await page.goto('/partnerships');
  expect((await page.locator('main article h3').allTextContents()).slice(0, 2)).toEqual(expected);
  await page.goto('/en');
  expect((await strip(page).allTextContents()).slice(0, 2)).toEqual(expected);
  await partners.withdraw(
    office,
    made.map(({ id }) => id),
  );
});
