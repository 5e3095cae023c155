import type { Page } from '@playwright/test';
import { kindOf } from './kinds.ts';
import { expectNotice, notice } from './notices.ts';
import { saveButton } from './record-form.ts';
import { answerButton, copyLink, editLink, heading, openList, removeButton, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const kind = kindOf('projects');
const { records } = kind;

/** How often something was pressed while a task was done. */
async function counting(page: Page): Promise<(task: () => Promise<unknown>) => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    document.addEventListener('pointerdown', countClick, true);
  });
  return async (task) => {
    const before = clicks;
    await task();
    return clicks - before;
  };
}

test('An editor hides, undoes, previews, goes back and copies in few clicks', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const record = await records.publish(office, { title_fr: `Barrage ${word}`, location: 'Bouaflé' });
  await records.reviseElsewhere(office, record, { location: 'Daloa' });
  const status = async () => (await request.get(`${records.path}/${record.id}`)).status();
  const stored = async () => (await (await office.get(`${records.path}/${record.id}`)).json()) as object;
  const clicks = await counting(page);
  const listed = () => openList(page, kind, word, 1);

  await listed();
  const hiding = await clicks(async () => {
    await rows(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Masquer', exact: true }).click();
    await expectNotice(page, 'Succès', '1 fiche masquée');
  });
  expect([hiding, await status()]).toEqual([2, 404]);
  await rows(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect.poll(status).toBe(200);

  await listed();
  await removeButton(page, `Barrage ${word}`).click();
  await answerButton(page, 'Supprimer').click();
  await expect(heading(page, kind, 0)).toBeVisible();
  const undoing = await clicks(async () => {
    await notice(page, 'Succès', kind.removed).getByRole('button', { name: 'Annuler' }).click();
    await expect(heading(page, kind, 1)).toBeVisible();
  });
  expect([undoing, await status()]).toEqual([1, 200]);

  const goingBack = await clicks(async () => {
    await editLink(page, `Barrage ${word}`).click();
    await page.getByRole('link', { name: 'Historique', exact: true }).click();
    await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
    await page.getByRole('button', { name: 'Restaurer cette version', exact: true }).click();
    await expectNotice(page, 'Succès', 'Version restaurée');
  });
  expect([goingBack, await stored()]).toEqual([4, expect.objectContaining({ location: 'Bouaflé' })]);

  await listed();
  const copying = await clicks(async () => {
    await copyLink(page, `Barrage ${word}`).click();
    await expect(page.getByText(`Copie de « Barrage ${word} »`)).toBeVisible();
    const previewing = await clicks(async () => {
      await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
      const shown = page.frameLocator('[role=dialog] iframe').getByRole('heading', { level: 1 });
      await expect(shown).toHaveText(`Barrage ${word}`);
    });
    expect(previewing).toBe(1);
    await page.keyboard.press('Escape');
    await saveButton(page).click();
    await expectNotice(page, 'Succès', kind.created);
  });
  expect(copying - 1).toBe(2);
  const both = await records.stored(office, word);
  expect(both).toHaveLength(2);
  await records.withdraw(
    office,
    both.map(({ id }) => id),
  );
});
