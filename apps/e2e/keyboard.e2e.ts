import type { Page } from '@playwright/test';
import { aPdf } from './files.ts';
import { tabTo } from './keys.ts';
import { kindOf, type Kind } from './kinds.ts';
import { expectNotice } from './notices.ts';
import { aProject, publishSeveral, storedProjects } from './projects.ts';
import { publications } from './publications.ts';
import { expectTyped, field } from './record-form.ts';
import { answerButton, heading, openList, removeButton, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest, test } from './site.ts';
import { visit } from './visits.ts';

const projectKind = kindOf('projects');

const publicationKind = kindOf('publications');
const LISTS = ['type', 'category', 'language'];

signedInTest('A project is created and deleted with the keyboard alone', async ({ page, office }) => {
  const word = aWord();
  await beginWithKeys(page, projectKind);
  await fillInWithKeys(page, aProject({ title_fr: `Clavier ${word}` }), ['status', 'image_url']);
  await saveWithKeys(page, projectKind);
  expect(await storedProjects(office, word)).toHaveLength(1);
  await removeWithKeys(page, projectKind, `Clavier ${word}`);
  expect(await storedProjects(office, word)).toEqual([]);
});

signedInTest(
  'A publication with its PDF is created, sent, saved and deleted with the keyboard alone',
  async ({ page, office }) => {
    const word = aWord();
    // Waited for from the beginning: a listener that comes with the key may come too late.
    page.on('filechooser', (chooser) => void chooser.setFiles(aPdf()));
    await beginWithKeys(page, publicationKind);
    const record = publications.example({ title_fr: `Clavier ${word}`, language: 'Bilingue' });
    await fillInWithKeys(page, record, ['file_url', 'file_size']);
    await tabTo(page, 'file_url');
    await page.keyboard.press('Enter');
    await expectNotice(page, 'Succès', 'Fichier téléchargé avec succès');
    await saveWithKeys(page, publicationKind);
    const stored = { ...record, file_url: expect.any(String), file_size: '1.25 MB' };
    expect(await publications.stored(office, word)).toMatchObject([stored]);
    await removeWithKeys(page, publicationKind, `Clavier ${word}`);
    expect(await publications.stored(office, word)).toEqual([]);
  },
);

signedInTest('Records are hidden together with the keyboard alone', async ({ page, office }) => {
  const word = aWord();
  const titles = ['un', 'deux', 'trois'].map((name) => ({ title_fr: `Lot ${name} ${word}` }));
  await publishSeveral(office, titles);
  await openList(page, projectKind, word, 3);
  const title = heading(page, projectKind, 3);
  await chooseRow(page, `Lot trois ${word}`);
  await tabTo(page, 'Ne rien choisir', 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  for (const name of ['trois', 'un']) await chooseRow(page, `Lot ${name} ${word}`);
  await tabTo(page, 'Masquer', 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', '2 fiches masquées');
  await expect(title).toBeFocused();
  await expect(rows(page).filter({ hasText: 'Masqué' })).toHaveCount(2);
  // From here the rows come next, not the whole frame.
  await chooseRow(page, `Lot trois ${word}`, 12);
});

/** Goes on to the box of a row and ticks it. */
async function chooseRow(page: Page, name: string, most?: number): Promise<void> {
  await tabTo(page, `Choisir\u00A0: ${name}`, most);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: `Choisir\u00A0: ${name}`, exact: true })).toBeChecked();
}

async function beginWithKeys(page: Page, { list, create, heading: text }: Kind): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    new RegExp(`^${text} \\(\\d+\\)$`),
  );
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(field(page, 'title_fr')).toBeVisible();
}

/** In the order of the record, which is that of the form. */
async function fillInWithKeys(page: Page, record: object, left: readonly string[]): Promise<void> {
  for (const [name, text] of Object.entries(record)) {
    if (left.includes(name)) continue;
    await tabTo(page, name);
    if (LISTS.includes(name)) await chooseWithKeys(page, String(text));
    else await page.keyboard.insertText(String(text));
    await expectTyped(page, { [name]: text });
  }
}

/** Goes down the list to the option that is wanted. */
async function chooseWithKeys(page: Page, wanted: string): Promise<void> {
  // The list before it may still be on its way out.
  const active = page.locator('.ant-select-dropdown .ant-select-item-option-active').last();
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeVisible();
  while ((await active.getAttribute('title')) !== wanted) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function saveWithKeys(page: Page, kind: Kind): Promise<void> {
  await tabTo(page, 'Enregistrer');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', kind.created);
  await page.waitForURL(kind.list);
}

async function removeWithKeys(page: Page, kind: Kind, name: string): Promise<void> {
  await expect(removeButton(page, name)).toBeVisible();
  await tabTo(page, `Supprimer\u00A0: ${name}`, 120);
  await page.keyboard.press('Enter');
  await expect(answerButton(page, 'Annuler')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answerButton(page, 'Supprimer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', kind.removed);
}

test('Every control shows its focus, and none is hidden under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/projects');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom, left, width, height } = element.getBoundingClientRect();
      const bar = document.querySelector('header');
      const covered =
        !element.closest('header, aside, details[name="frame"], a[href="#content"]') &&
        bar !== null &&
        bottom <= bar.getBoundingClientRect().bottom;
      // The ring of a card goes round the card, whose one link covers it.
      const ringed = [element, element.closest('article')].some((one) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      return {
        what: element.outerHTML.slice(0, 90),
        ringed,
        covered,
        inWindow: bottom > 0 && top < innerHeight && left < innerWidth && width > 0 && height > 0,
      };
    });
    if (seen === undefined) continue;
    expect(seen, seen.what).toMatchObject({ ringed: true, covered: false, inWindow: true });
  }
});
