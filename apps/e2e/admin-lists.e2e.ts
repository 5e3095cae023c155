import { KINDS, kindOf } from './kinds.ts';
import { speakNow } from './language-menu.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import {
  answerButton,
  createLink,
  heading,
  hold,
  openList,
  problem,
  removalDialog,
  removeButton,
  rows,
} from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';
import { goOn } from './visits.ts';

const NOTHING = { items: [], total: 0, next_cursor: null };

for (const kind of KINDS) {
  const { name, list, records, known } = kind;

  test(`The list of ${name} says that it loads, why it could not, and that it is empty`, async ({ page }) => {
    const release = await hold(page, `**${records.path}?*`, (route) => route.abort());
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.title);
    await expect(page.getByText('Chargement...', { exact: true })).toBeVisible();
    release();
    await expectAlarm(page, 'Erreur', /ne répond pas/);
    await expect(page.getByText(kind.loadFailed, { exact: true })).toBeVisible();
    await expect(page.getByText('Chargement...', { exact: true })).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.route(`**${records.path}?*`, (route) => route.fulfill({ json: NOTHING }));
    await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
    await expect(heading(page, kind, 0)).toBeVisible();
    await expect(page.getByText(kind.empty, { exact: true })).toBeVisible();
    await expect(createLink(page, kind)).toHaveCount(2);
    for (const link of await createLink(page, kind).all()) {
      await expect(link).toHaveAttribute('href', `${list}/new`);
    }
    await expect(page.getByRole('link', { name: 'Retour au tableau de bord', exact: true })).toHaveAttribute(
      'href',
      '/admin',
    );
    await page.getByRole('searchbox', { name: kind.search, exact: true }).fill('introuvable');
    await expect(page.getByText(kind.noMatch, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres', exact: true }).click();
    await expect(page.getByText(kind.empty, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(list);
  });

  test(`Deleting one of the ${name} asks first, can be cancelled, tells a failure and then succeeds`, async ({
    page,
    office,
  }) => {
    const word = aWord();
    const [{ id }] = (await records.publishSeveral(office, [
      { [known]: `Digue ${word}` },
      { [known]: `Seuil ${word}` },
    ])) as [{ id: string }, unknown];
    await openList(page, kind, word, 2);
    const dialog = removalDialog(page);

    await test.step('it asks, and takes neither a click outside nor Escape for a yes', async () => {
      await removeButton(page, `Digue ${word}`).click();
      await expect(dialog).toContainText(`Êtes-vous sûr de vouloir supprimer « Digue ${word} » ?`);
      await expect(dialog).toContainText('Cette action est irréversible.');
      expect(await dialog.getByRole('button').allTextContents()).toEqual(['Annuler', 'Supprimer']);
      await expect(answerButton(page, 'Annuler')).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(answerButton(page, 'Annuler')).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await removeButton(page, `Digue ${word}`).click();
      await answerButton(page, 'Annuler').click();
      await expect(dialog).toBeHidden();
      await expect(rows(page)).toHaveCount(2);
      expect(await records.stored(office, word)).toHaveLength(2);
    });

    await test.step('a failure shows the words of the server, closes the dialog and keeps the row', async () => {
      await page.route(`**${records.path}/${id}`, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill(problem(503, 'dependency_unavailable', 'Base indisponible.'))
          : route.continue(),
      );
      await removeButton(page, `Digue ${word}`).click();
      await answerButton(page, 'Supprimer').click();
      await expectAlarm(page, 'Erreur', 'Base indisponible.');
      await expect(dialog).toBeHidden();
      await expect(rows(page)).toHaveCount(2);
      await page.unrouteAll();
    });

    await test.step('a yes deletes it and reloads the list', async () => {
      await removeButton(page, `Digue ${word}`).click();
      await answerButton(page, 'Supprimer').click();
      await expectNotice(page, 'Succès', kind.removed);
      await expect(dialog).toBeHidden();
      await expect(heading(page, kind, 1)).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(`Seuil ${word}`);
      await expect(heading(page, kind, 1)).toBeFocused();
      const left = await records.stored(office, word);
      expect(left).toHaveLength(1);
      expect((await office.get(`${records.path}/${id}`)).status()).toBe(404);
      await records.withdraw(office, [left[0]!.id]);
    });
  });
}

test('A record that changed since it was listed is not deleted unseen', async ({ page, office }) => {
  const publicationKind = kindOf('publications');
  const { records } = publicationKind;
  const word = aWord();
  const record = await records.publish(office, { title_fr: `Barrage ${word}` });
  await openList(page, publicationKind, word, 1);
  await removeButton(page, `Barrage ${word}`).click();
  await expect(answerButton(page, 'Supprimer')).toBeVisible();
  await records.reviseElsewhere(office, record, { title_en: `Dam ${word}` });
  await answerButton(page, 'Supprimer').click();
  await expect(alarm(page, 'Erreur')).toContainText('vient de modifier cette fiche');
  expect(await records.stored(office, word)).toHaveLength(1);
  await records.withdraw(office, [record.id]);
});

test('What a filter stands at can be read whole, in both languages and at every width', async ({ page }) => {
  const spoken: ('fr' | 'en')[] = ['fr', 'en'];
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [...KINDS.map(({ list }) => list), '/admin/journal']) {
    await goOn(page, path);
    await expect(page.locator('search .ant-select-content').first()).toBeVisible();
    for (const language of spoken) {
      await speakNow(page, language);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page
          .locator('search .ant-select-content')
          .evaluateAll((all) =>
            all
              .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          );
        expect.soft(cut, `${path} in ${language} at ${width} px`).toEqual([]);
      }
    }
    spoken.reverse();
  }
});

test('The head of a column that sorts shows that the keyboard is there', async ({ page, office }) => {
  const { records, known } = kindOf('projects');
  const word = aWord();
  const { id } = await records.publish(office, { [known]: word });
  await openList(page, kindOf('projects'), word, 1);
  const head = page.getByRole('columnheader', { name: 'Titre (FR)' });
  await page.keyboard.press('Tab');
  await head.focus();
  await expect(head).toHaveCSS('outline-style', 'solid');
  await expect(head).toHaveCSS('outline-width', '3px');
  await records.withdraw(office, [id]);
});
