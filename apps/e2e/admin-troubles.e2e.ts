import { ADMINISTRATOR } from './administrator.ts';
import { aPdf } from './files.ts';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import { A_DRAWING, A_RENAMED_TEXT, aPixelBomb } from './photographs.ts';
import { expectTyped, field, fieldArea, fillIn, imagePreview, openForm, saveButton } from './record-form.ts';
import { aProject, publish, reviseElsewhere, storedProjects, withdraw } from './projects.ts';
import { publications } from './publications.ts';
import { aWord } from './records.ts';
import { endSessionElsewhere, signIn } from './session.ts';
import { expect, signedInTest as test } from './site.ts';

const PROJECTS = '/admin/projects';

test('A file that is no picture, or too large a one, is refused and nothing typed is lost', async ({
  page,
  office,
}) => {
  const word = aWord();
  const project = aProject({ title_fr: `Image ${word}` });
  await openForm(page, PROJECTS);
  await fillIn(page, project);
  await expect(fieldArea(page, 'image_url')).toContainText('5 Mo et 40 mégapixels au plus');
  for (const [file, reason] of [
    [A_DRAWING, /Format non accepté/],
    [A_RENAMED_TEXT, /Format non accepté/],
    [await aPixelBomb(), /40\smégapixels/],
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

test('The version of someone else can be taken over instead', async ({ page, office }) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Reprise ${word}` });
  await openForm(page, PROJECTS, project.id);
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

test('The changes of both can be kept', async ({ page, office }) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Réunion ${word}` });
  await openForm(page, PROJECTS, project.id);
  await reviseElsewhere(office, project, { location: 'Sassandra' });
  await field(page, 'beneficiaries').fill('Trois villages');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Réunir les deux versions' }).click();
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');
  const [stored] = await storedProjects(office, word);
  expect(stored).toMatchObject({ location: 'Sassandra', beneficiaries: 'Trois villages' });
  await withdraw(office, [project.id]);
});

test('A project deleted by someone else is told, and what was typed stays', async ({ page, office }) => {
  const project = await publish(office, { title_fr: `Parti ${aWord()}` });
  await openForm(page, PROJECTS, project.id);
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
  const record = publications.example({ title_fr: `Veille ${word}` });
  await openForm(page, '/admin/publications');
  await fillIn(page, record);
  await endSessionElsewhere(context);
  await field(page, 'file_url').setInputFiles(aPdf());
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('ce que vous avez saisi est conservé');
  await signIn(page, ADMINISTRATOR);
  await expectNotice(page, 'Succès', 'Fichier téléchargé avec succès');
  await expect(dialog).toBeHidden();

  await endSessionElsewhere(context);
  await saveButton(page).click();
  await expect(dialog).toBeVisible();
  await expectTyped(page, record);
  await signIn(page, ADMINISTRATOR);
  await expectNotice(page, 'Succès', 'Publication créée avec succès');
  const stored = await publications.stored(office, word);
  expect(stored).toMatchObject([
    { ...record, file_url: expect.stringMatching(/\.pdf$/), file_size: '1.25 MB' },
  ]);
  await publications.withdraw(office, [stored[0]!.id]);
});
