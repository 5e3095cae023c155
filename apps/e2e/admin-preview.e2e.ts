import type { FrameLocator, Page } from '@playwright/test';
import { inspectState } from './accessible.ts';
import { KINDS, kindOf } from './kinds.ts';
import { aProject, projects } from './projects.ts';
import { field, fillIn, openForm } from './record-form.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';
import { expectQuiet, observe } from './visits.ts';
import { PAYLOADS } from './xss.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Aperçu', exact: true });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Aperçu avant enregistrement' });
const inside = (page: Page): FrameLocator => page.frameLocator('[role=dialog] iframe');
const choose = (page: Page, name: string) => preview(page).getByText(name, { exact: true }).click();

test('A new record of every kind is seen before it is saved, with one click', async ({ page, office }) => {
  for (const { list, records, known } of KINDS) {
    const word = aWord();
    await openForm(page, list);
    await fillIn(page, { [known]: `Inédit ${word}` });
    await opener(page).click();
    await expect(inside(page).getByText(`Inédit ${word}`).first()).toBeVisible();
    await choose(page, 'Carte');
    await expect(inside(page).getByRole('article')).toHaveCount(1);
    await expect(inside(page).getByRole('article')).toContainText(`Inédit ${word}`);
    await expect(inside(page).locator('header[data-bar]')).toBeHidden();
    expect(await records.stored(office, word)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(field(page, known)).toHaveValue(`Inédit ${word}`);
  }
});

test('A preview shows both languages and both widths, as the page itself will be', async ({
  page,
  office,
}) => {
  const word = aWord();
  const stored = await projects.publish(office, { title_fr: `Barrage ${word}`, title_en: `Dam ${word}` });
  await openForm(page, kindOf('projects').list, stored.id);
  await field(page, 'title_en').fill(`Great dam ${word}`);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await choose(page, 'EN');
  const heading = inside(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Great dam ${word}`);
  expect(await heading.evaluate(() => innerWidth)).toBe(1440);
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/Bricolage/);
  expect(await heading.evaluate(() => document.fonts.check('600 20px "Bricolage Grotesque"'))).toBe(true);
  await inspectState(page, 'admin-preview');
  await choose(page, '360');
  await expect.poll(() => heading.evaluate(() => innerWidth)).toBe(360);
  await expect(inside(page).getByText(aProject().description_en.split('\n')[0]!)).toBeVisible();
  // Where it was clicked, the page that is shown has the keys.
  await heading.click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await page.goto(`/en/projects/${stored.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dam ${word}`);
  await projects.withdraw(office, [stored.id]);
});

test('Nothing that is typed runs in a preview, and nothing leads out of it', async ({ page, baseURL }) => {
  const noted = observe(page, baseURL!);
  await openForm(page, kindOf('projects').list);
  for (const payload of PAYLOADS) {
    for (const name of ['title_fr', 'description_fr', 'location', 'date', 'beneficiaries']) {
      await field(page, name).fill(payload);
    }
    await opener(page).click();
    await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText(payload);
    for (const view of ['Carte', 'Page']) await choose(page, view);
    await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText(payload);
    const ran = () => (window as unknown as Record<string, unknown>)['__xss'];
    expect(await page.evaluate(ran)).toBeUndefined();
    // A view just chosen may put its page in the place of the one that is asked.
    await expect(async () => {
      expect(await inside(page).locator('html').evaluate(ran)).toBeUndefined();
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  }
  await opener(page).click();
  await expect(inside(page).locator('main')).toBeVisible();
  expect(await inside(page).locator('[href]:not(link), [action], [formaction], script').count()).toBe(0);
  const [before, frames] = [page.url(), page.context().pages().length];
  await inside(page).getByText('Projets', { exact: true }).first().click();
  await inside(page).locator('.button').first().click();
  expect([page.url(), page.context().pages().length]).toEqual([before, frames]);
  expect(page.frames().map((frame) => frame.url())).toEqual([before, 'about:srcdoc']);
  expectQuiet(noted);
});
