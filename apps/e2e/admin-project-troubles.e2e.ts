import { ADMINISTRATOR } from './administrator.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import { A_DRAWING, A_RENAMED_TEXT, aPhotograph, aPixelBomb } from './photographs.ts';
import { expectTyped, field, fieldArea, fillIn, imagePreview, openForm, saveButton } from './project-form.ts';
import { aProject, aWord, publish, reviseElsewhere, storedProjects, withdraw } from './projects.ts';
import { endSessionElsewhere, signIn, signInOverApi, storedSession, NOBODY } from './session.ts';
import { expect, signedInTest as test } from './site.ts';

test('A file that is no picture, or too large a one, is refused and nothing typed is lost', async ({
  page,
  office,
}) => {
  const word = aWord();
  const project = aProject({ title_fr: `Image ${word}` });
  await openForm(page);
  await fillIn(page, project);
  await expect(fieldArea(page, 'image_url')).toContainText('5 Mo et 40 mégapixels au plus');
  for (const [file, reason] of [
    [A_DRAWING, /Format non accepté/],
    [A_RENAMED_TEXT, /Format non accepté/],
    [await aPixelBomb(), /40 mégapixels/],
  ] as const) {
    await field(page, 'image_url').setInputFiles(file);
    await expectAlarm(page, 'Erreur', reason);
    await alarm(page, 'Erreur').getByRole('button', { name: 'Fermer' }).click();
    await expect(imagePreview(page)).toHaveCount(0);
    await expect(saveButton(page)).toBeEnabled();
  }
  await expectTyped(page, project);
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Projet créé avec succès');
  const [stored] = await storedProjects(office, word);
  expect(stored!.image_url).toBeNull();
  await withdraw(office, [stored!.id]);
});

test('Saving waits for an upload, which can be cancelled, and a picture can be taken off again', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/files/project-images', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  await openForm(page);
  const photograph = await aPhotograph();
  await field(page, 'image_url').setInputFiles(photograph);
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(saveButton(page)).toBeEnabled();
  await expect(imagePreview(page)).toHaveCount(0);
  gate.resolve();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await field(page, 'image_url').setInputFiles(photograph);
  await expectNotice(page, 'Succès', 'Image téléchargée avec succès');
  await expect(imagePreview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect(imagePreview(page)).toHaveCount(0);
});

test('Of two administrators the second is told, loses nothing and may save over the first', async ({
  page,
  browser,
  playwright,
  office,
  baseURL,
}) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Partage ${word}` });
  const request = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
  const issued = await signInOverApi(request, ADMINISTRATOR);
  const storageState = await storedSession(request, baseURL!, issued);
  const colleague = await (await browser.newContext({ storageState, baseURL: baseURL! })).newPage();

  await openForm(page, project.id);
  await openForm(colleague, project.id);
  await field(colleague, 'location').fill('Sassandra');
  await saveButton(colleague).click();
  await expectNotice(colleague, 'Succès', 'Projet modifié avec succès');

  await field(page, 'title_fr').fill(`Le mien ${word}`);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await saveButton(page).click();
  expect((await answered).status()).toBe(412);
  await expect(page.getByText('Une autre personne a modifié cette fiche')).toBeVisible();
  await expect(field(page, 'title_fr')).toHaveValue(`Le mien ${word}`);
  await page.getByRole('button', { name: 'Voir l’autre version' }).click();
  await expect(page.getByText('Sassandra', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer ma version' }).click();
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');
  const [stored] = await storedProjects(office, word);
  expect(stored).toMatchObject({ title_fr: `Le mien ${word}`, location: 'Bouaflé' });
  await colleague.context().close();
  await request.dispose();
  await withdraw(office, [project.id]);
});

test('The version of someone else can be taken over instead', async ({ page, office }) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Reprise ${word}` });
  await openForm(page, project.id);
  await reviseElsewhere(office, project, { location: 'Sassandra' });
  await field(page, 'beneficiaries').fill('Personne');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Reprendre l’autre version' }).click();
  await expect(field(page, 'location')).toHaveValue('Sassandra');
  await expect(field(page, 'beneficiaries')).toHaveValue(project.beneficiaries);
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');
  await withdraw(office, [project.id]);
});

test('A project deleted by someone else is told, and what was typed stays', async ({ page, office }) => {
  const project = await publish(office, { title_fr: `Parti ${aWord()}` });
  await openForm(page, project.id);
  await field(page, 'location').fill('Tabou');
  await withdraw(office, [project.id]);
  await saveButton(page).click();
  await expectAlarm(page, 'Erreur');
  await expect(field(page, 'location')).toHaveValue('Tabou');
  await expect(saveButton(page)).toBeEnabled();
});

test('A session that ends while a form is open costs a new sign-in and nothing else', async ({
  page,
  context,
  office,
}) => {
  const word = aWord();
  const project = aProject({ title_fr: `Veille ${word}` });
  await openForm(page);
  await fillIn(page, project);
  await endSessionElsewhere(context);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  await expectTyped(page, project);
  await signIn(page, ADMINISTRATOR);
  await expectNotice(page, 'Succès', 'Projet créé avec succès');
  const stored = await storedProjects(office, word);
  expect(stored).toHaveLength(1);
  await withdraw(office, [stored[0]!.id]);
});
