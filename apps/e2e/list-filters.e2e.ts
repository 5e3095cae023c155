import { expectEverythingFits } from './fitting.ts';
import { projects } from './projects.ts';
import { aWord, type Stored } from './records.ts';
import { expect, test } from './site.ts';

const word = aWord();
let made: Stored[];

test.beforeAll(async ({ office }) => {
  made = await projects.publishSeveral(
    office,
    Array.from({ length: 14 }, (_, index) => ({
      title_fr: `${word} ${index}`,
      title_en: `${word} ${index}`,
      category: index < 5 ? 'WASH' : 'BTP',
      location: index < 3 ? `Korhogo ${word}` : `Man ${word}`,
      date: index === 0 ? 'Mars 2019 – mai 2021' : '2021',
      status: index < 2 ? 'completed' : 'planned',
    })),
  );
});
test.afterAll(async ({ office }) => {
  await projects.withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Projects are searched, filtered and paged by links and addresses, with counts beside the filters', async ({
    page,
  }) => {
    await page.goto('/projects');
    const cards = page.locator('main article');
    await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill(word);
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/projects?q=${word}#project-list`);
    await expect(cards).toHaveCount(12);
    await expect(page.getByText('14 résultats')).toBeVisible();
    await page.getByRole('link', { name: 'Suivante' }).click();
    await expect(page).toHaveURL(`/projects?q=${word}&page=2`);
    await expect(cards).toHaveCount(2);
    const filters = page.getByRole('navigation', { name: 'Filtrer la liste' });
    await filters.getByRole('link', { name: 'WASH 5' }).click();
    await expect(cards).toHaveCount(5);
    for (const [menu, choice, count] of [
      ['Lieu', `Korhogo ${word} 3`, 3],
      ['Statut', 'Terminé 2', 2],
      ['Année', '2019 1', 1],
    ] as const) {
      await filters.locator('summary').filter({ hasText: menu }).click();
      await filters.getByRole('link', { name: choice }).click();
      await expect(cards).toHaveCount(count);
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(page).toHaveURL('/projects#project-list');
  });

  test('A department of the services leads to its projects', async ({ page }) => {
    await page.goto('/services');
    const way = page.locator('#genie-civil').getByRole('link', { name: /projets? dans ce domaine/ });
    const [count] = (await way.innerText()).match(/\d+/)!;
    await way.click();
    await expect(page).toHaveURL('/projects?department=civil#project-list');
    await expect(page.getByText(`${count} résultat`)).toBeVisible();
  });
});

test('Nothing found says so, and everything fits', async ({ page }) => {
  for (const path of [`/projects?q=${word}&year=1901`, `/en/resources?q=${word}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: /^(Rien ne correspond|Nothing matches)/ })).toBeVisible();
    await expectEverythingFits(page, path);
  }
});

test('Filters fit at every width with their menus open', async ({ page }) => {
  await page.goto(`/projects?q=${word}&status=planned`);
  for (const menu of ['Statut', 'Lieu']) {
    await page.locator('main summary').filter({ hasText: menu }).click();
    await expectEverythingFits(page, menu);
  }
});

test('An address that says nonsense shows the list', async ({ request }) => {
  for (const query of ['year=abc', 'status=x', 'department=__proto__', 'q=%00', `q=${'x'.repeat(3_000)}`])
    expect((await request.get(`/projects?${query}`)).status(), query).toBe(200);
});
