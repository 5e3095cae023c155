import { kindOf } from './kinds.ts';
import { news } from './news.ts';
import { expectNotice } from './notices.ts';
import { field, fieldArea, fillIn, leave, openForm, saveButton } from './record-form.ts';
import { createLink, problem } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const projectKind = kindOf('projects');

const newsKind = kindOf('news');

for (const [{ name, list, records }, refused] of [
  [projectKind, ['location', 'status', 'featured', 'related_partners', 'point', 'image_url']],
  [newsKind, ['published_at']],
] as const) {
  test(`What the server refuses of ${name} is said at its field, which is focused`, async ({ page }) => {
    await openForm(page, list);
    await fillIn(page, records.example());
    for (const at of refused) {
      const error = { pointer: `/${at}`, code: 'refused', message: `Refusé : ${at}` };
      await page.route(
        `**${records.path}`,
        (route) => route.fulfill(problem(422, 'validation_failed', 'À corriger.', [error])),
        { times: 1 },
      );
      await saveButton(page).click();
      await expect(fieldArea(page, at).getByText(error.message, { exact: true })).toBeVisible();
      await expect.soft(field(page, at)).toBeFocused();
    }
  });
}

test('What was typed survives a reload until the form is left, which asks nothing and saves nothing', async ({
  page,
  office,
}) => {
  const { list, records } = projectKind;
  const word = aWord();
  const restored = page.getByText('Saisie restaurée', { exact: true });
  await openForm(page, list);
  await fillIn(page, records.example({ title_fr: `Jamais ${word}` }));
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(field(page, 'title_fr')).toHaveValue(`Jamais ${word}`);
  await leave(page, 'Annuler').click();
  await page.waitForURL(list);
  expect(await records.stored(office, word)).toEqual([]);
  await createLink(page, projectKind).first().click();
  await expect(field(page, 'title_fr')).toHaveValue('');
  await expect(restored).toHaveCount(0);
});

test('Escape leaves a form in which nothing has changed, and no other', async ({ page, office }) => {
  const { list } = newsKind;
  const word = aWord();
  const { id } = await news.publish(office, { title_fr: `Lac ${word}` });
  const listed = page.getByRole('link', { name: `Lac ${word}`, exact: true });
  await page.goto(`${list}?q=${word}`);
  await listed.click();
  await expect(saveButton(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${list}?q=${encodeURIComponent(word)}`);

  await listed.click();
  await field(page, 'title_en').fill('Lagoon');
  await page.keyboard.press('Escape');
  await expect(field(page, 'title_en')).toBeFocused();
  await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Messages' }).click();
  await page.waitForURL('/admin/messages');
  expect(await news.stored(office, word)).toMatchObject([{ title_en: news.example().title_en }]);
  await page.goto(`${list}/${id}`);
  await expect(field(page, 'title_en')).toHaveValue('Lagoon');
  await page.getByRole('button', { name: 'Abandonner cette saisie', exact: true }).click();
  await expect(field(page, 'title_en')).toHaveValue(news.example().title_en);
  await news.withdraw(office, [id]);
});

test('Texts that look like a forgotten translation are doubted without insisting', async ({ page }) => {
  const { list } = newsKind;
  const doubt = page.getByText('Les deux textes sont identiques : traduction oubliée ?');
  const short = page.getByText('Le texte anglais est nettement plus court que le français.');
  await openForm(page, list);
  await field(page, 'title_fr').fill('Un forage de plus à Bouaflé');
  await field(page, 'title_en').fill('Un forage de plus à Bouaflé');
  await expect(doubt).toHaveCount(0);
  await field(page, 'content_fr').fill(
    'Le forage donne douze mètres cubes d’eau par heure, et c’est beaucoup.',
  );
  await expect(doubt).toBeVisible();
  await field(page, 'content_en').fill('Twelve.');
  await saveButton(page).focus();
  await expect(short).toBeVisible();
  await field(page, 'title_en').fill('One more borehole in Bouaflé');
  await expect(doubt).toHaveCount(0);
  await field(page, 'content_en').fill(
    'The borehole yields twelve cubic metres of water an hour, which is a lot.',
  );
  await expect(short).toHaveCount(0);
});

test('Form, list and notices speak English', async ({ page, office }) => {
  const word = aWord();
  // Stands before the one that is made, whose buttons its notice stands over.
  await news.publish(office, { published_at: '2099-12-31' });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(`${newsKind.list}/new`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('French title is required', { exact: true })).toBeVisible();
  await expect(page.getByText('English content is required', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await fillIn(page, news.example({ title_en: `Borehole ${word}` }));
  await save.click();
  await expectNotice(page, 'Success', 'News item created successfully');
  await expect(page.getByRole('heading', { level: 2, name: /^News List \(\d+\)$/ })).toBeVisible();
  await page.getByRole('button', { name: `Delete: Borehole ${word}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm deletion', exact: true });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectNotice(page, 'Success', 'News item deleted successfully');
  expect(await news.stored(office, word)).toEqual([]);
});
