import type { Page } from '@playwright/test';
import { A_NOTE, A_RENAMED_NOTE, aLogo, aPdf } from './files.ts';
import { kindOf } from './kinds.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import { partners } from './partners.ts';
import { publications } from './publications.ts';
import { expectTyped, field, fieldArea, fillIn, imagePreview, openForm, saveButton } from './record-form.ts';
import { cells, hold, openList, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const publicationKind = kindOf('publications');

const partnerKind = kindOf('partners');

const newsKind = kindOf('news');

const WRONG_IMAGE = 'Format non accepté : choisissez une image JPEG, PNG, WebP, GIF ou AVIF.';
const closeAlarm = (page: Page) => alarm(page, 'Erreur').getByRole('button', { name: 'Fermer' }).click();
const again = (page: Page) => page.getByRole('button', { name: 'Réessayer', exact: true });

test('Only a PDF is taken for a publication; its sending can be cancelled and repeated, and nothing typed is lost', async ({
  page,
}) => {
  const record = publications.example();
  const pdf = aPdf();
  await openForm(page, publicationKind.list);
  await fillIn(page, record);
  await expect(field(page, 'file_url')).toHaveAttribute('accept', 'application/pdf,.pdf');
  await expect(fieldArea(page, 'file_url')).toContainText('PDF uniquement, 20 Mo au plus.');
  for (const [file, reason] of [
    [A_NOTE, 'Format non accepté : choisissez un fichier PDF.'],
    [A_RENAMED_NOTE, 'Format non accepté : choisissez un fichier PDF.'],
    [{ ...pdf, buffer: Buffer.alloc(0) }, 'Ce fichier est vide.'],
    [{ ...pdf, buffer: pdf.buffer.subarray(0, 5_000) }, /vide, incomplet ou endommagé/],
  ] as const) {
    await field(page, 'file_url').setInputFiles(file);
    await expectAlarm(page, 'Erreur', reason);
    await closeAlarm(page);
    await expect(again(page)).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
  }

  const release = await hold(page, '**/api/v1/files/publications', (route) =>
    route.continue().catch(() => undefined),
  );
  await field(page, 'file_url').setInputFiles(pdf);
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’envoi', exact: true }).click();
  await expect(page.getByText('Envoi annulé', { exact: true })).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.route('**/api/v1/files/publications', (route) => route.abort());
  await field(page, 'file_url').setInputFiles(pdf);
  await expectAlarm(page, 'Erreur', /ne répond pas/);
  await page.unrouteAll();
  await again(page).click();
  await expectNotice(page, 'Succès', 'Fichier téléchargé avec succès');
  await expect(page.getByRole('link', { name: /^Étude\.pdf/ })).toContainText('1.25 MB');
  await expectTyped(page, record);
  await page.getByRole('button', { name: 'Retirer le fichier', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Étude\.pdf/ })).toHaveCount(0);
});

test('A publication keeps its PDF with its size, and every download counts', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  await openForm(page, publicationKind.list);
  await fillIn(page, publications.example({ title_fr: `Rapport ${word}` }));
  await field(page, 'file_url').setInputFiles(aPdf('Rapport d’été.PDF'));
  await expectNotice(page, 'Succès', 'Fichier téléchargé avec succès');
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Publication créée avec succès');
  const [stored] = await publications.stored(office, word);
  expect(stored).toMatchObject({ file_size: '1.25 MB', downloads: 0 });
  expect(stored!.file_url).toMatch(/^\/files\/publications\/[\da-f]{32}\.pdf$/);

  const headers = { 'User-Agent': await page.evaluate(() => navigator.userAgent.replace('Headless', '')) };
  for (const _visitor of ['first', 'second']) {
    const answer = await request.get(`/api/v1/publications/${stored!.id}/download`, { headers });
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBe(1.25 * 1024 * 1024);
  }
  await openList(page, publicationKind, word, 1);
  await expect(cells(rows(page).first()).nth(6)).toHaveText('2');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByText('Téléchargements : 2')).toBeVisible();
  await expect(page.getByRole('link', { name: /Document PDF/ })).toContainText('1.25 MB');
  await field(page, 'date').fill('2025');
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Publication modifiée avec succès');
  const [revised] = await publications.stored(office, word);
  expect(revised).toMatchObject({
    file_url: stored!.file_url,
    file_size: '1.25 MB',
    downloads: 2,
    date: '2025',
  });
  await publications.withdraw(office, [stored!.id]);
});

test('A logo is dropped on its field and kept with its partner', async ({ page, office }) => {
  const word = aWord();
  const { name, mimeType, buffer } = await aLogo();
  await openForm(page, partnerKind.list);
  await fillIn(page, partners.example({ name: `Université ${word}` }));
  const dropped = await page.evaluateHandle(
    ([bytes, title, type]) => {
      const transfer = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      transfer.items.add(new File([binary], title, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const zone = fieldArea(page, 'logo_url').getByText('ou déposez un logo ici');
  for (const step of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(step, { dataTransfer: dropped });
  }
  await expectNotice(page, 'Succès', 'Logo téléchargé avec succès');
  await expect(page.getByRole('img', { name: 'Aperçu du logo', exact: true })).toBeVisible();
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Partenaire créé avec succès');
  const [stored] = await partners.stored(office, word);
  expect(stored!.logo_url).toMatch(/^\/files\/partner-logos\/[\da-f]{32}\.png$/);
  expect((await office.get(stored!.logo_url!)).headers()['content-type']).toBe('image/png');
  await partners.withdraw(office, [stored!.id]);
});

test('A picture of a news item is shown before it is saved, and can be replaced and taken off', async ({
  page,
}) => {
  await openForm(page, newsKind.list);
  await expect(field(page, 'image_url')).toHaveAttribute('accept', /^image\//);
  await field(page, 'image_url').setInputFiles(A_NOTE);
  await expectAlarm(page, 'Erreur', WRONG_IMAGE);
  await field(page, 'image_url').setInputFiles({
    ...(await aLogo()),
    name: 'photo.JPG',
    mimeType: 'image/jpeg',
  });
  await expectNotice(page, 'Succès', 'Image téléchargée avec succès');
  await expect(imagePreview(page)).toHaveAttribute('src', /^\/files\/news-images\/[\da-f]{32}\.png/);
  const first = await imagePreview(page).getAttribute('src');
  await expect(page.getByText('Remplacer l’image', { exact: true })).toBeVisible();
  await field(page, 'image_url').setInputFiles({ ...(await aLogo()), name: 'photo', mimeType: '' });
  await expect(imagePreview(page)).not.toHaveAttribute('src', first!);
  await page.getByRole('button', { name: 'Retirer l’image', exact: true }).click();
  await expect(imagePreview(page)).toHaveCount(0);
  await expect(page.getByText('Image retirée. Enregistrez pour confirmer.', { exact: true })).toBeVisible();
});
