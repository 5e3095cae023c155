import { expectAlarm, expectNotice } from './notices.ts';
import { choose, expectTyped, field, fieldArea, fillIn, openForm, saveButton } from './project-form.ts';
import { aProject, aWord, publish, storedProjects, withdraw } from './projects.ts';
import { expect, signedInTest as test } from './site.ts';

const problem = (status: number, code: string, detail: string, errors: object[] = []) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code, detail, errors }),
});

test('A new project starts as ongoing and offers the stated values', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nouveau projet/i);
  await expect(fieldArea(page, 'status')).toContainText('En cours');
  for (const name of ['description_fr', 'description_en'] as const) {
    await expect(field(page, name)).toHaveAttribute('rows', '4');
  }
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await field(page, 'category').click();
  await expect(offered).toHaveText(['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation']);
  await page.keyboard.press('Escape');
  await field(page, 'status').click();
  await expect(offered).toHaveText(['En cours', 'Terminé', 'Planifié']);
  await page.keyboard.press('Escape');
  for (const [name, element] of [
    ['Retour', 'link'],
    ['Annuler', 'link'],
  ] as const) {
    await expect(page.locator('main').getByRole(element, { name, exact: true })).toHaveAttribute(
      'href',
      '/admin/projects',
    );
  }
});

test('What is missing is said at each field, and the first is gone to', async ({ page }) => {
  await openForm(page);
  await saveButton(page).click();
  for (const [name, message] of [
    ['title_fr', 'Titre français requis'],
    ['title_en', 'Titre anglais requis'],
    ['description_fr', 'Description française requise'],
    ['description_en', 'Description anglaise requise'],
    ['category', 'Catégorie requise'],
    ['location', 'Localisation requise'],
    ['date', 'Date requise'],
    ['beneficiaries', 'Bénéficiaires requis'],
  ] as const) {
    await expect(fieldArea(page, name).getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'title_fr')).toBeFocused();
  await field(page, 'title_fr').fill('Étude');
  await expect(page.getByText('Titre français requis')).toHaveCount(0);
  await saveButton(page).click();
  await expect(field(page, 'title_en')).toBeFocused();
});

test('Spaces are nothing', async ({ page }) => {
  await openForm(page);
  await fillIn(page, aProject({ location: '   ' }));
  await saveButton(page).click();
  await expect(fieldArea(page, 'location').getByText('Localisation requise', { exact: true })).toBeVisible();
  await expect(field(page, 'location')).toBeFocused();
});

test('A failing save says why, keeps everything typed and can be repeated', async ({ page, office }) => {
  const word = aWord();
  const project = aProject({ title_fr: `Forage ${word}`, description_fr: 'Deux\n\nparagraphes' });
  await openForm(page);
  await fillIn(page, project);

  await page.route('**/api/v1/projects', (route) =>
    route.fulfill(problem(500, 'internal_error', 'Une erreur inattendue s’est produite.')),
  );
  await saveButton(page).click();
  await expectAlarm(page, 'Erreur', 'Une erreur inattendue s’est produite.');
  await expect(saveButton(page)).toBeEnabled();
  await expectTyped(page, project);
  await page.unrouteAll();

  await page.route('**/api/v1/projects', (route) => route.abort());
  await saveButton(page).click();
  await expectAlarm(page, 'Erreur', /ne répond pas/);
  await expect(saveButton(page)).toBeEnabled();
  await expectTyped(page, project);
  await page.unrouteAll();

  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Projet créé avec succès');
  await page.waitForURL('/admin/projects');
  const stored = await storedProjects(office, word);
  expect(stored).toMatchObject([{ ...project, status: 'ongoing', image_url: null }]);
  await withdraw(office, [stored[0]!.id]);
});

test('What the server refuses is said at its field', async ({ page }) => {
  await page.route('**/api/v1/projects', (route) =>
    route.fulfill(
      problem(422, 'validation_failed', 'Certains champs sont à corriger.', [
        { pointer: '/location', code: 'text_too_long', message: '200 caractères au plus' },
      ]),
    ),
  );
  await openForm(page);
  await fillIn(page, aProject());
  await saveButton(page).click();
  await expect(fieldArea(page, 'location').getByText('200 caractères au plus')).toBeVisible();
  await expect(field(page, 'location')).toBeFocused();
});

test('A double click on the save button makes one project', async ({ page, office }) => {
  const word = aWord();
  await openForm(page);
  await fillIn(page, aProject({ title_fr: `Pompe ${word}` }));
  await page.route('**/api/v1/projects', async (route) => {
    await expect(page.getByRole('button', { name: 'Enregistrement...', exact: true })).toBeDisabled();
    await route.continue();
  });
  await saveButton(page).dblclick();
  await expectNotice(page, 'Succès', 'Projet créé avec succès');
  await page.waitForURL('/admin/projects');
  const stored = await storedProjects(office, word);
  expect(stored).toHaveLength(1);
  await withdraw(office, [stored[0]!.id]);
});

test('An existing project is filled in, changed in any status and saved with Ctrl+S', async ({
  page,
  office,
}) => {
  const word = aWord();
  const project = await publish(office, {
    title_fr: `Seuil ${word}`,
    category: 'Hydrologie',
    status: 'completed',
  });
  await openForm(page, project.id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/modifier le projet/i);
  await expectTyped(page, project);
  await expect(fieldArea(page, 'category')).toContainText('Hydrologie');
  await expect(fieldArea(page, 'status')).toContainText('Terminé');
  await choose(page, 'status', 'Planifié');
  await field(page, 'date').fill('2025–2027');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');
  await page.waitForURL('/admin/projects');
  const [stored] = await storedProjects(office, word);
  expect(stored).toMatchObject({ category: 'Hydrologie', status: 'planned', date: '2025–2027' });
  await withdraw(office, [project.id]);
});

test('A project that does not exist is said to be unknown', async ({ page }) => {
  for (const id of ['01a1f943-0000-7000-8000-000000000000', 'nulle-part']) {
    await page.goto(`/admin/projects/${id}`);
    await expect(page.getByText('Projet introuvable', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retour à la liste' })).toBeVisible();
  }
});

test('Leaving the form asks nothing and saves nothing', async ({ page, office }) => {
  const word = aWord();
  await openForm(page);
  await fillIn(page, aProject({ title_fr: `Jamais ${word}` }));
  await page.locator('main').getByRole('link', { name: 'Annuler', exact: true }).click();
  await page.waitForURL('/admin/projects');
  expect(await storedProjects(office, word)).toEqual([]);
});

test('What was typed survives a reload until the form is left', async ({ page }) => {
  const restored = page.getByText('Saisie restaurée', { exact: true });
  await openForm(page);
  await field(page, 'title_fr').fill('Digue');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(field(page, 'title_fr')).toHaveValue('Digue');
  await page.locator('main').getByRole('link', { name: 'Annuler', exact: true }).click();
  await page.waitForURL('/admin/projects');
  await openForm(page);
  await expect(field(page, 'title_fr')).toHaveValue('');
  await expect(restored).toHaveCount(0);
});

test('The form speaks English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/admin/projects/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('French title is required', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
