import { kindOf } from './kinds.ts';
import { expectNotice, notice } from './notices.ts';
import { answerButton, choose, heading, openList, removeButton, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const kind = kindOf('projects');
const { records } = kind;
const inBin = (count: string) => ({ level: 2, name: new RegExp(`^Fiches supprimées \\(${count}\\)$`) });

test('A deletion is taken back at once by a button or by the keys, and the record is as it was', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const { id } = await records.publish(office, { title_fr: `Digue ${word}` });
  const status = async () => (await request.get(`${records.path}/${id}`)).status();
  await openList(page, kind, word, 1);
  for (const undo of [
    () => notice(page, 'Succès', kind.removed).getByRole('button', { name: 'Annuler' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await removeButton(page, `Digue ${word}`).click();
    await expect(page.getByRole('dialog')).toContainText('Une copie reste 30 jours dans la corbeille.');
    await answerButton(page, 'Supprimer').click();
    await expect(heading(page, kind, 0)).toBeVisible();
    expect(await status()).toBe(404);
    await undo();
    await expect(heading(page, kind, 1)).toBeVisible();
    await expectNotice(page, 'Succès', `« Digue ${word} » est de retour`);
    expect(await status()).toBe(200);
  }
  await records.withdraw(office, [id]);
});

test('What was deleted lies in the bin, comes back from there by keyboard alone, and is erased for good', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const made = await records.publishSeveral(
    office,
    ['Seuil', 'Forage', 'Retenue'].map((name) => ({ title_fr: `${name} ${word}` })),
  );
  const [seuil, forage, retenue] = made.map(({ id }) => id) as [string, string, string];
  await records.withdraw(office, [seuil, forage, retenue]);
  const statuses = () =>
    Promise.all(
      [seuil, forage, retenue].map(async (id) => (await request.get(`${records.path}/${id}`)).status()),
    );
  const row = (name: string) => rows(page).filter({ hasText: `${name} ${word}` });
  const inRow = (action: string, name: string) =>
    page.getByRole('button', { name: `${action} : ${name} ${word}`, exact: true });

  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Corbeille' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corbeille');
  await choose(page, 'Rubrique', 'Projets');
  await expect(page).toHaveURL(/kind=projects/);
  await expect(row('Seuil')).toContainText('Projets');
  const until = row('Seuil').getByText(/^jusqu’au \d/);
  const day = row('Seuil').getByText(/^\d+ \S+ \d{4}$/);
  await expect(day).toBeVisible();
  await expect(until).toBeHidden();
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(until).toBeVisible();
  await expect(day).toBeHidden();
  await page.setViewportSize(wide);

  await inRow('Restaurer', 'Seuil').focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', `« Seuil ${word} » est de retour`);
  await expect(row('Seuil')).toHaveCount(0);
  await expect(page.getByRole('heading', inBin('\\d+'))).toBeFocused();
  expect(await statuses()).toEqual([200, 404, 404]);

  await test.step('somebody else is quicker', async () => {
    await office.post(`/api/v1/bin/projects/${forage}/restore`);
    await inRow('Restaurer', 'Forage').click();
    await expect(page.getByRole('alert')).toContainText('quelqu’un l’a déjà restaurée ou effacée');
    await expect(row('Forage')).toHaveCount(0);
  });

  await row('Retenue').getByRole('checkbox').check();
  await page
    .getByRole('group', { name: 'Lignes choisies' })
    .getByRole('button', { name: 'Effacer définitivement' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Effacer définitivement' });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expectNotice(page, 'Succès', 'Effacée définitivement');
  await expect(row('Retenue')).toHaveCount(0);
  expect((await office.post(`/api/v1/bin/projects/${retenue}/restore`)).status()).toBe(404);
  await records.withdraw(office, [seuil, forage]);
});
