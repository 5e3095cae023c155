import { inspectState } from './accessible.ts';
import { aLogo } from './files.ts';
import { KINDS, kindOf } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { projects } from './projects.ts';
import { expectTyped, field, leave, saveButton, title } from './record-form.ts';
import { answerButton, copyLink, heading, openList, removeButton, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';
import { goOn } from './visits.ts';

test('A record of every kind is copied in two clicks, and nothing is kept of a copy that is left', async ({
  page,
  office,
}) => {
  await page.goto('/admin');
  await expect(title(page)).toBeVisible();
  for (const kind of KINDS) {
    const { records, list, known, create } = kind;
    const word = aWord();
    const record = await records.publish(office, { [known]: `Modèle ${word}` });
    await goOn(page, `${list}?q=${word}`);
    await expect(heading(page, kind, 1)).toBeVisible();
    await copyLink(page, `Modèle ${word}`).click();
    await expect(title(page)).toHaveText(create);
    await expect(page.getByText(`Copie de « Modèle ${word} »`)).toBeVisible();
    await expectTyped(page, records.example({ [known]: `Modèle ${word}` }));
    await leave(page, 'Annuler').click();
    await page.waitForURL((url) => url.pathname === list);

    await goOn(page, `${list}/${record.id}`);
    await page.locator('main').getByRole('link', { name: 'Dupliquer', exact: true }).click();
    await expect(title(page)).toHaveText(create);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === list);
    expect(await records.stored(office, word)).toHaveLength(1);
    await records.withdraw(office, [record.id]);
  }
});

test('A copy has the picture of its model, and keeps it when the model is deleted', async ({
  page,
  office,
  request,
}) => {
  const kind = kindOf('projects');
  const word = aWord();
  const sent = await office.post('/api/v1/files/project-images', { multipart: { file: await aLogo() } });
  const { url } = (await sent.json()) as { url: string };
  await projects.publish(office, { title_fr: `Barrage ${word}`, image_url: url });
  await openList(page, kind, word, 1);
  await copyLink(page, `Barrage ${word}`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Copie de « Barrage ${word} »`)).toBeVisible();
  await field(page, 'title_fr').fill(`Réplique ${word}`);
  await inspectState(page, 'admin-copy');
  await page.setViewportSize({ width: 1280, height: 800 });
  await saveButton(page).click();
  await expectNotice(page, 'Succès', kind.created);

  await openList(page, kind, word, 2);
  await removeButton(page, `Barrage ${word}`).click();
  await answerButton(page, 'Supprimer').click();
  await expect(rows(page)).toHaveCount(1);
  const [copy, ...others] = await projects.stored(office, word);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ title_fr: `Réplique ${word}`, image_url: url });
  expect((await request.get(url)).status()).toBe(200);
  await projects.withdraw(office, [copy!.id]);
});
