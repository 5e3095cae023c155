import type { Page } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { field } from './project-form.ts';
import { aProject, aWord, storedProjects } from './projects.ts';
import { expect, signedInTest, test } from './site.ts';
import { visit } from './visits.ts';

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, wanted: string, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate((name) => {
      const { activeElement } = document;
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
      return activeElement?.id === name || label === name;
    }, wanted);
    if (reached) return expectUncovered(page, wanted);
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** What has the focus is not hidden under a bar (WCAG 2.4.11). */
async function expectUncovered(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return 'nothing has the focus';
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = activeElement.closest('.ant-form-item') ?? activeElement;
    return hit !== null && own.contains(hit) ? '' : (hit?.outerHTML.slice(0, 120) ?? 'outside the window');
  });
  expect(covered, `${what} is covered`).toBe('');
}

signedInTest('A project is created and deleted with the keyboard alone', async ({ page, office }) => {
  const word = aWord();
  const project = aProject({ title_fr: `Clavier ${word}` });
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\(\d+\)$/);
  await tabTo(page, 'Nouveau Projet');
  await page.keyboard.press('Enter');
  await expect(field(page, 'title_fr')).toBeVisible();
  for (const name of ['title_fr', 'title_en', 'description_fr', 'description_en'] as const) {
    await tabTo(page, name);
    await page.keyboard.insertText(project[name]);
  }
  await tabTo(page, 'category');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
  await page.keyboard.press('Enter');
  for (const name of ['location', 'date', 'beneficiaries'] as const) {
    await tabTo(page, name);
    await page.keyboard.insertText(project[name]);
  }
  await tabTo(page, 'Enregistrer');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', 'Projet créé avec succès');
  await page.waitForURL('/admin/projects');
  expect(await storedProjects(office, word)).toHaveLength(1);

  await expect(page.getByRole('button', { name: `Supprimer : Clavier ${word}`, exact: true })).toBeVisible();
  await tabTo(page, `Supprimer : Clavier ${word}`, 120);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' });
  await expect(dialog.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Supprimer', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Succès', 'Projet supprimé avec succès');
  expect(await storedProjects(office, word)).toEqual([]);
});

test('The first stop of every page leads past the navigation to the content', async ({ page }) => {
  for (const path of ['/', '/en/projects']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#content"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

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
        !element.closest('header, aside, a[href="#content"]') &&
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
