import { expect, signedInTest as test } from './site.ts';

test('The dashboard counts the contents in one call and leads to each of them', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/v1/admin/counts', (route) => {
    calls += 1;
    return route.fulfill({ json: { projects: 12, publications: 7, partners: 1234, news: 0 } });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administration');
  await expect(page.getByRole('button', { name: 'Déconnexion', exact: true })).toBeVisible();
  await expect(page.getByText(/^Bienvenue, .+@example\.org$/)).toBeVisible();
  const thousands = (1234).toLocaleString('fr');
  await expect(page.getByRole('list', { name: 'Contenus' }).getByRole('link')).toHaveText([
    'Projets12',
    'Publications7',
    `Partenaires${thousands}`,
    'Actualités0',
  ]);
  expect(calls).toBe(1);
  const destinations = (name: string) =>
    page
      .locator('main')
      .getByRole('link', { name: new RegExp(`^${name}[\\s\\d]*$`) })
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
    ['Utilisateurs', '/admin/users'],
    ['Mon mot de passe', '/admin/password'],
    ['Messages', '/admin/messages'],
    ['Newsletter', '/admin/newsletter'],
    ['Paramètres du site', '/admin/settings'],
  ] as const) {
    expect(await destinations(name), name).toBe(path);
  }
});
