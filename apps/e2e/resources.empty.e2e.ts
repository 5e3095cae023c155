import { expect, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';

const SAMPLES = {
  '/resources': ['Formation', 'Méthodologie', 'Note Technique', 'Eau', 'Innovation', 'SIG'],
  '/en/resources': ['Training', 'Methodology', 'Technical note', 'Water', 'Innovation', 'GIS'],
} as const;

for (const [path, values] of Object.entries(SAMPLES)) {
  test(`${path} shows six samples while there is no publication`, async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await visit(page, path);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(6);
    for (const value of values) {
      await expect(cards.getByText(value, { exact: true }).first()).toBeVisible();
    }
    for (const card of await cards.all()) await expect(card.locator('dt')).toHaveCount(4);
    expectQuiet(noted);
  });
}

test('A sample publication is asked for on the contact page, and search engines leave its page out', async ({
  page,
}) => {
  await visit(page, '/resources');
  const card = page.locator('main article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^Télécharger/ }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Document envoyé sur demande' });
  await notice.getByRole('link', { name: 'Demander ce document' }).click();
  await expect(page).toHaveURL(/\/contact\?sujet=/);
  await expect(page.locator('#sujet')).toHaveValue(new RegExp(`^Publication\\s: ${title}$`));
  await page.goBack();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(
    page.locator('script[type="application/ld+json"]').filter({ hasText: '"Report"' }),
  ).toHaveCount(0);
});

for (const [path, type, since] of [
  ['/partnerships', 'Gouvernement', 'Depuis'],
  ['/en/partnerships', 'Government', 'Since'],
] as const) {
  test(`${path} shows six partners while none is entered`, async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await visit(page, path);
    const cards = page.locator('main article');
    await expect(cards).toHaveCount(6);
    await expect(cards.getByText(type, { exact: true }).first()).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card.locator('dt').last()).toHaveText(since);
      await expect(card.locator('dd').last()).toHaveText(/^20\d\d$/);
      await expect(card.locator('svg')).toHaveCount(1);
      await expect(card.locator('img')).toHaveCount(0);
    }
    expectQuiet(noted);
  });
}
