import { news } from './news.ts';
import { projects, type Project, type ProjectBody } from './projects.ts';
import { publications } from './publications.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';

/** Pages that are read for what stands below their title. */
const COMPACT = ['/contact', '/legal', '/privacy', '/resources', '/news'];
const SHEET = {
  client: 'Direction régionale de l’hydraulique de la Marahoué',
  funder: 'Fonds de développement imaginaire',
  services: '- Campagne de jaugeages\n- Modèle de crue\n- Plan de gestion\n- Formation de dix agents',
  amount: '120 millions de francs CFA',
  duration: '18 mois',
  team: 'Six ingénieurs, deux techniciens',
  description_fr: 'Le bassin alimente trois villes et deux périmètres irrigués.\n\n'.repeat(8),
};

const word = aWord();
let made: Project;
test.beforeAll(async ({ office }) => {
  made = await projects.publish(office, {
    ...SHEET,
    title_fr: `Bassin ${word}`,
    category: 'WASH',
  } as Partial<ProjectBody>);
});
test.afterAll(({ office }) => projects.withdraw(office, [made.id]));

test('Titles leave room for what is read, at every width', async ({ page, office }) => {
  const { id } = await news.publish(office);
  for (const path of COMPACT.flatMap((path) => [path, `/en${path}`])) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const height = (await page.locator('main > header').first().boundingBox())?.height;
      expect.soft(height, `${path} at ${width} px`).toBeLessThanOrEqual(280);
    }
  }
  await news.withdraw(office, [id]);
});

test('Words of the trade tell what they stand for, in both languages', async ({ page }) => {
  for (const [path, meaning] of [
    ['/projects', 'Eau, assainissement et hygiène'],
    ['/en/projects', 'Water, sanitation and hygiene'],
  ] as const) {
    await page.goto(`${path}?q=${word}`);
    await expect(page.locator('main article abbr')).toHaveAttribute('title', meaning);
  }
});

test('A whole reference sheet is printed on one page', async ({ page }) => {
  await page.goto(`/projects/${made.id}`);
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['Direction régionale', 'Fonds de développement', '18 mois', 'Modèle de crue'])
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('A click that comes before the script does is a plain way on', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.abort();
  });
  await page.goto(`/projects/${made.id}`);
  const way = page.getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).first();
  await way.hover();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await way.click();
  await expect(page).toHaveURL(/\/contact\?sujet=Devis/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const go of held) go();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Publications are searched and filtered by links, with counts beside the filters', async ({
    page,
    office,
  }) => {
    const those = await publications.publishSeveral(
      office,
      Array.from({ length: 14 }, (_, place) => ({
        title_fr: `Document ${place} ${word}`,
        category: place < 2 ? 'Guide' : 'Rapport',
      })),
    );
    await page.goto('/resources');
    await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill(word);
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`/resources?q=${word}#publication-list`);
    await expect(page.getByText('14 résultats')).toBeVisible();
    const filters = page.getByRole('navigation', { name: 'Filtrer la liste' });
    await filters.getByRole('link', { name: 'Guide 2' }).click();
    await expect(page.getByText('2 résultats')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(2);
    await publications.withdraw(
      office,
      those.map(({ id }) => id),
    );
  });
});
