import type { Page } from '@playwright/test';
import { alarm, expectAlarm, expectNotice } from './notices.ts';
import { aWord, publish, publishSeveral, storedProjects, withdraw } from './projects.ts';
import { expect, signedInTest as test } from './site.ts';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const heading = (page: Page, count: number) =>
  page.getByRole('heading', { level: 2, name: `Liste des Projets (${count})`, exact: true });
const titles = (page: Page) => rows(page).locator('td:first-child').allTextContents();
const removalDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirmer la suppression' });

async function openList(page: Page, word: string, count: number, more = ''): Promise<void> {
  await page.goto(`/admin/projects?q=${word}${more}`);
  await expect(heading(page, count)).toBeVisible();
}

test('The list has the stated title, heading, columns and cells, newest first', async ({ page, office }) => {
  const word = aWord();
  const [older, newer] = await publishSeveral(office, [
    { title_fr: `Ancien ${word}`, title_en: `Older ${word}`, status: 'completed', category: 'Hydrologie' },
    { title_fr: `Récent ${word}`, title_en: `Newer ${word}`, status: 'planned', location: 'Odienné' },
  ]);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/projects?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/admin/projects?q=${word}`);
  await expect(page.getByText('Chargement...', { exact: true })).toBeVisible();
  gate.resolve();
  await expect(heading(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des Projets');
  const columns = await page.locator('thead th').allTextContents();
  expect(columns).toEqual([
    'Titre (FR)',
    'Titre (EN)',
    'Catégorie',
    'Localisation',
    'Date',
    'Statut',
    'Actions',
  ]);
  const cells = async (row: number) =>
    (await rows(page).nth(row).locator('td').allTextContents()).slice(0, 6);
  expect(await cells(0)).toEqual([`Récent ${word}`, `Newer ${word}`, 'GIRE', 'Odienné', '2024', 'Planifié']);
  expect(await cells(1)).toEqual([
    `Ancien ${word}`,
    `Older ${word}`,
    'Hydrologie',
    'Bouaflé',
    '2024',
    'Terminé',
  ]);
  await expect(page.getByRole('link', { name: `Modifier : Récent ${word}`, exact: true })).toHaveAttribute(
    'href',
    `/admin/projects/${newer!.id}`,
  );
  await expect(page.getByRole('button', { name: `Supprimer : Ancien ${word}`, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouveau Projet', exact: true })).toHaveAttribute(
    'href',
    '/admin/projects/new',
  );
  await expect(page.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await withdraw(office, [older!.id, newer!.id]);
});

test('Search, filters, order and page live in the address, and Back goes through them', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await publishSeveral(
    office,
    Array.from({ length: 52 }, (_, index) => ({
      title_fr: `${String(index).padStart(2, '0')} ${word}`,
      title_en: `${word} ${index}`,
      category: index < 2 ? 'WASH' : 'GIRE',
      status: index === 0 ? 'completed' : 'ongoing',
    })),
  );
  await page.goto('/admin/projects');
  await page.getByRole('searchbox', { name: 'Rechercher un projet' }).fill(word);
  await expect(heading(page, 52)).toBeVisible();
  await expect(page).toHaveURL(`/admin/projects?q=${encodeURIComponent(word)}`);
  expect((await titles(page))[0]).toBe(`51 ${word}`);

  await page.getByRole('columnheader', { name: 'Titre (FR)' }).click();
  await expect(page).toHaveURL(/sort=title_fr/);
  await expect(rows(page).first().locator('td').first()).toHaveText(`00 ${word}`);

  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);

  await page.getByRole('combobox', { name: 'Catégorie' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('WASH', { exact: true }).click();
  await expect(heading(page, 2)).toBeVisible();
  await expect(page).toHaveURL(/category=WASH/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('combobox', { name: 'Statut' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Terminé', { exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/status=completed/);

  await page.goBack();
  await expect(heading(page, 2)).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);
  await page.goBack();
  await expect(rows(page).first().locator('td').first()).toHaveText(`00 ${word}`);
  await withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test('A search without a match says so and lets its filters go', async ({ page }) => {
  await page.goto(`/admin/projects?q=${aWord()}`);
  await expect(page.getByText('Aucun projet ne correspond à cette recherche.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/admin/projects');
});

test('Deletion asks first, is not dismissed by a click outside, and can be cancelled', async ({
  page,
  office,
}) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Digue ${word}` });
  await openList(page, word, 1);
  const remove = page.getByRole('button', { name: `Supprimer : Digue ${word}`, exact: true });
  const dialog = removalDialog(page);

  await remove.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Confirmer la suppression');
  await expect(dialog).toContainText(/irréversible/);
  await expect(dialog).toContainText(`Digue ${word}`);
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Annuler', 'Supprimer']);
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('button', { name: 'Annuler', exact: true })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await storedProjects(office, word)).toHaveLength(1);

  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expectNotice(page, 'Succès', 'Projet supprimé avec succès');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Aucun projet ne correspond à cette recherche.')).toBeVisible();
  expect((await office.get(`/api/v1/projects/${project.id}`)).status()).toBe(404);
});

test('A failed deletion shows the words of the server, closes the dialog and keeps the row', async ({
  page,
  office,
}) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Puits ${word}` });
  await openList(page, word, 1);
  await page.route(`**/api/v1/projects/${project.id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 503, code: 'dependency_unavailable', detail: 'Base indisponible.' }),
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: `Supprimer : Puits ${word}`, exact: true }).click();
  await removalDialog(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expectAlarm(page, 'Erreur', 'Base indisponible.');
  await expect(removalDialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await withdraw(office, [project.id]);
});

test('A list that cannot be read says why, shows no samples and tries again', async ({ page, office }) => {
  const word = aWord();
  const project = await publish(office, { title_fr: `Lac ${word}` });
  await page.route('**/api/v1/projects?*', (route) => route.abort(), { times: 1 });
  await page.goto(`/admin/projects?q=${word}`);
  await expect(alarm(page, 'Erreur').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page, 1)).toBeVisible();
  await withdraw(office, [project.id]);
});

test('The dashboard counts the contents and leads to each of them', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administration');
  await expect(page.getByRole('button', { name: 'Déconnexion', exact: true })).toBeVisible();
  await expect(page.getByText(/^Bienvenue, .+@example\.org$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Contenus' }).getByRole('link').first()).toHaveText(
    /^Projets\d+$/,
  );
  const destinations = (name: string) =>
    page
      .locator('main')
      .getByRole('link', { name: new RegExp(`^${name}\\s*\\d*$`) })
      .first()
      .getAttribute('href');
  for (const [name, path] of [
    ['Projets', '/admin/projects'],
    ['Publications', '/admin/publications'],
    ['Partenaires', '/admin/partners'],
    ['Actualités', '/admin/news'],
    ['Nouveau projet', '/admin/projects/new'],
    ['Nouvelle publication', '/admin/publications/new'],
    ['Nouveau partenaire', '/admin/partners/new'],
    ['Nouvelle actualité', '/admin/news/new'],
    ['Page Publications', '/resources'],
    ['Page Partenaires', '/partnerships'],
    ['Page Projets', '/projects'],
    ['Page d’accueil', '/'],
  ] as const) {
    expect(await destinations(name), name).toBe(path);
  }
});
