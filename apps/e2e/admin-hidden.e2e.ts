import { kindOf } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { openForm, saveButton } from './record-form.ts';
import { choose, heading, openList, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

test('A record is hidden by a switch, said to be so in its list, and seen on the site by nobody, not even its administrator', async ({
  page,
  office,
  request,
}) => {
  const kind = kindOf('projects');
  const { records, list } = kind;
  const word = aWord();
  const { id } = await records.publish(office, { title_fr: `Retenue ${word}` });
  await openForm(page, list, id);
  await page.getByRole('switch', { name: 'Masqué du site', exact: true }).click();
  await saveButton(page).click();
  await expectNotice(page, 'Succès', kind.revised);

  await openList(page, kind, word, 1);
  await expect(rows(page).getByText('Masqué', { exact: true })).toBeVisible();
  await choose(page, 'Visibilité', 'Visible');
  await expect(heading(page, kind, 0)).toBeVisible();
  await choose(page, 'Visibilité', 'Masqué');
  await expect(heading(page, kind, 1)).toBeVisible();

  expect((await request.get(`${records.path}/${id}`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Voir le site', exact: true }).click();
  // By its address: until the site is there, the menu of the administration has a link of that name, too.
  await page.locator('a[href="/projects"]').first().click();
  await page.waitForURL('/projects');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByText(`Retenue ${word}`)).toHaveCount(0);

  await openList(page, kind, word, 1);
  await rows(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expectNotice(page, 'Succès', '1 fiche affichée');
  await expect(rows(page).getByText('Masqué', { exact: true })).toHaveCount(0);
  expect((await request.get(`${records.path}/${id}`)).status()).toBe(200);
  await records.withdraw(office, [id]);
});
