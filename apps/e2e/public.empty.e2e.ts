import { expect, signedInTest, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';

const SAMPLES = {
  '/projects': ['GIRE', 'WASH', 'Environnement'],
  '/en/projects': ['GIRE', 'WASH', 'Environment'],
} as const;

for (const [path, categories] of Object.entries(SAMPLES)) {
  test(`${path} shows three samples while there is no project`, async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(3);
    for (const [index, category] of categories.entries()) {
      await expect(cards.nth(index)).toContainText(category);
      await expect(cards.nth(index).getByRole('heading')).not.toBeEmpty();
      await expect(cards.nth(index).locator('dt')).toHaveCount(3);
    }
    expectQuiet(noted);
  });
}

test('A sample opens in the dialog and as a page of its own, which search engines leave out', async ({
  page,
}) => {
  await visit(page, '/projects');
  const link = page.locator('main article').first().getByRole('link');
  const title = await link.textContent();
  const address = await link.getAttribute('href');
  await link.click();
  const dialog = page.getByRole('dialog', { name: title! });
  await expect(dialog.getByRole('button', { name: 'Fermer', exact: true })).toBeVisible();
  await expect(page).toHaveURL(address!);
  const answer = await page.goto(address!);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

signedInTest('The empty list of projects says so and offers to create the first', async ({ page }) => {
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: 'Liste des Projets (0)', exact: true })).toBeVisible();
  await expect(page.getByText('Aucun projet pour le moment.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouveau Projet', exact: true }).last()).toBeVisible();
});
