import { news } from './news.ts';
import { expect, test } from './site.ts';

test('Without public news nothing leads to any, and the list says so, not found and not indexed', async ({
  page,
}) => {
  for (const [home, list, words] of [
    ['/', '/news', 'Aucune actualité n’est publiée pour le moment.'],
    ['/', '/actualites', 'Aucune actualité n’est publiée pour le moment.'],
    ['/en', '/en/news', 'No news has been published yet.'],
  ] as const) {
    await page.goto(home);
    await expect(page.locator('a[href*="/news"]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^(Actualités|News)$/ })).toHaveCount(0);
    const answer = await page.goto(list);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main')).toContainText(words);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});

test('The block of news appears on the home page by itself when the first item comes out', async ({
  page,
  office,
}) => {
  const out = Date.now() + 4_000;
  const item = await news.publish(office, { published_at: new Date(out).toISOString() });
  const block = page.getByRole('region', { name: 'Actualités' });
  try {
    await page.goto('/');
    expect(Date.now(), 'read before it came out').toBeLessThan(out);
    await expect(block).toHaveCount(0);
    await expect(async () => {
      await page.goto('/');
      await expect(block.getByRole('link', { name: item.title_fr })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(out);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Actualités' })).toBeVisible();
  } finally {
    await news.withdraw(office, [item.id]);
  }
});
