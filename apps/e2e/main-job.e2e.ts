import sharp from 'sharp';
import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';
import { expectNotice } from './notices.ts';
import { aHeavyPhotograph, aPhotograph, type Photograph } from './photographs.ts';
import { field, fillIn, imagePreview, saveButton } from './record-form.ts';
import { aProject, storedProjects, withdraw } from './projects.ts';
import { aWord } from './records.ts';
import { signIn } from './session.ts';
import { expect, signedInTest, test } from './site.ts';

const LIMIT = 5 * 1024 * 1024;
/** The next look of a visitor shows it; the rest is patience with a busy machine. */
const AT_ONCE = { timeout: 4_000, intervals: [100] };

async function aVisitorWithoutScript(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', baseURL });
  return context.newPage();
}

async function upload(page: Page, photograph: Photograph): Promise<void> {
  await field(page, 'image_url').setInputFiles(photograph);
  await expectNotice(page, 'Succès', 'Image téléchargée avec succès');
  await expect(imagePreview(page)).toBeVisible();
}

/** What a visitor's browser made of the picture in a card: it hangs upright. */
async function expectUprightPicture(page: Page, title: string): Promise<void> {
  const picture = page.getByRole('article').filter({ hasText: title }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const { width, height } = await picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
    width: naturalWidth,
    height: naturalHeight,
  }));
  expect(height).toBeGreaterThan(width);
}

test('A project with a photograph is created, seen by visitors at once, changed and deleted', async ({
  page,
  browser,
  office,
  baseURL,
}) => {
  const word = aWord();
  const project = aProject({
    title_fr: `Barrage de ${word}`,
    title_en: `Dam of ${word}`,
    description_fr: `Une étude de ${word}.\n\nSur « deux » paragraphes & plus.`,
    category: 'WASH',
    location: 'Kossou',
    status: 'completed',
  });
  const visitor = await aVisitorWithoutScript(browser, baseURL!);

  await test.step('the administrator signs in and creates it', async () => {
    await page.goto('/auth');
    await signIn(page, ADMINISTRATOR);
    await expectNotice(page, 'Connexion réussie', 'Redirection vers le tableau de bord...');
    await page.waitForURL('/admin');
    await page.getByRole('link', { name: 'Nouveau projet', exact: true }).click();
    await page.waitForURL('/admin/projects/new');
    await fillIn(page, project);
    const photograph = await aPhotograph();
    expect(photograph.buffer.length).toBeGreaterThan(3 * 1024 * 1024);
    expect(photograph.buffer.length).toBeLessThan(LIMIT);
    await upload(page, photograph);
    await saveButton(page).click();
    await expectNotice(page, 'Succès', 'Projet créé avec succès');
    await page.waitForURL('/admin/projects');
    await expect(page.getByRole('row').filter({ hasText: project.title_fr })).toBeVisible();
  });

  await test.step('a visitor without JavaScript sees it in both languages', async () => {
    for (const [path, title] of [
      ['/projects', project.title_fr],
      ['/en/projects', project.title_en],
    ] as const) {
      await expect(async () => {
        await visitor.goto(`${path}?q=${word}`);
        expect(await visitor.getByRole('article').filter({ hasText: title }).count()).toBe(1);
      }).toPass(AT_ONCE);
      await expectUprightPicture(visitor, title);
    }
    await visitor.goto(`/projects?q=${word}`);
    await visitor.getByRole('link', { name: project.title_fr }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(project.title_fr);
    await expect(visitor.getByText('Sur « deux » paragraphes & plus.')).toBeVisible();
    await expect(visitor.getByText('Kossou').first()).toBeVisible();
  });

  const [stored] = await storedProjects(office, word);
  const detail = `/projects/${stored!.id}`;

  await test.step('the stored photograph says nothing of where it was taken', async () => {
    const file = await office.get(stored!.image_url!);
    const { exif, orientation, width, height } = await sharp(await file.body()).metadata();
    expect(exif).toBeUndefined();
    expect(orientation ?? 1).toBe(1);
    expect(height).toBeGreaterThan(width);
  });

  await test.step('the administrator changes it', async () => {
    await page.getByRole('link', { name: `Modifier : ${project.title_fr}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Modifier le Projet/i);
    await expect(field(page, 'title_fr')).toHaveValue(project.title_fr);
    await field(page, 'title_fr').fill(`Pont de ${word}`);
    await saveButton(page).click();
    await expectNotice(page, 'Succès', 'Projet modifié avec succès');
    await page.waitForURL('/admin/projects');
    await expect(async () => {
      await visitor.goto(`/projects?q=${word}`);
      expect(await visitor.getByRole('link', { name: `Pont de ${word}` }).count()).toBe(1);
    }).toPass(AT_ONCE);
    await expect(visitor.getByText(project.title_fr)).toHaveCount(0);
    await visitor.goto(detail);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Pont de ${word}`);
  });

  await test.step('the administrator deletes it', async () => {
    await page.getByRole('button', { name: `Supprimer : Pont de ${word}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' });
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expectNotice(page, 'Succès', 'Projet supprimé avec succès');
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(0);
    await expect(async () => {
      await visitor.goto(`/projects?q=${word}`);
      expect(await visitor.getByText(word).count()).toBe(0);
    }).toPass(AT_ONCE);
    expect((await visitor.goto(detail))?.status()).toBe(410);
  });
  await visitor.context().close();
});

signedInTest(
  'A photograph heavier than 5 MB is reduced by the browser and published',
  async ({ page, office }) => {
    const word = aWord();
    const photograph = await aHeavyPhotograph();
    expect(photograph.buffer.length).toBeGreaterThan(LIMIT);
    await page.goto('/admin/projects/new');
    await fillIn(page, aProject({ title_fr: `Canal ${word}`, title_en: `Canal ${word}` }));
    await upload(page, photograph);
    await saveButton(page).click();
    await expectNotice(page, 'Succès', 'Projet créé avec succès');
    const [stored] = await storedProjects(office, word);
    const body = await (await office.get(stored!.image_url!)).body();
    expect(body.length).toBeLessThanOrEqual(LIMIT);
    const { width, height, exif } = await sharp(body).metadata();
    expect(height).toBeGreaterThan(width);
    expect(exif).toBeUndefined();
    await withdraw(office, [stored!.id]);
  },
);
