import { news, type NewsBody } from './news.ts';
import { aWord, type Stored } from './records.ts';
import { expect, test } from './site.ts';
import { alive, visit } from './visits.ts';

type Item = NewsBody & Stored & { readonly slug: string };

const word = aWord();
let items: Item[];

test.beforeAll(async ({ office }) => {
  items = (await news.publishSeveral(office, [
    { title_fr: `Ancienne ${word}`, title_en: `Old ${word}`, published_at: '2026-01-05' },
    {
      title_fr: `Nouvelle ${word}`,
      title_en: `New ${word}`,
      content_fr: `${'Le forage donne de l’eau. '.repeat(8)}\n\nDernier alinéa.`,
      content_en: `${'The borehole gives water. '.repeat(8)}\n\nLast paragraph.`,
    },
  ])) as Item[];
});

test.afterAll(async ({ office }) =>
  news.withdraw(
    office,
    items.map(({ id }) => id),
  ),
);

test('News stands in a list, newest first, with its day and 150 characters of its text', async ({ page }) => {
  for (const [path, old, latest, day, beginning] of [
    ['/news', `Ancienne ${word}`, `Nouvelle ${word}`, '5 janvier 2026', 'Le forage donne de l’eau.'],
    ['/actualites', `Ancienne ${word}`, `Nouvelle ${word}`, '5 janvier 2026', 'Le forage donne de l’eau.'],
    ['/en/news', `Old ${word}`, `New ${word}`, '5 January 2026', 'The borehole gives water.'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const cards = page.locator('main article').filter({ hasText: word });
    await expect(cards.getByRole('heading')).toHaveText([latest, old]);
    await expect(cards.last().locator('time')).toHaveText(day);
    await expect(cards.last().locator('time')).toHaveAttribute('datetime', '2026-01-05');
    const excerpt = (await cards.first().locator('p').last().textContent()) ?? '';
    expect(excerpt.startsWith(beginning)).toBe(true);
    expect(excerpt.endsWith('…')).toBe(true);
    expect([...excerpt].length).toBeLessThanOrEqual(151);
    expect([...excerpt].length).toBeGreaterThanOrEqual(149);
    await expect(cards.first().locator('img')).toHaveAttribute('src', /^\/illustrations\/news-\d\.svg$/);
  }
});

test('A card leads to the page of its item, and that page back to the list', async ({ page }) => {
  const latest = items[1]!;
  await visit(page, '/news');
  await page.getByRole('link', { name: `Nouvelle ${word}` }).click();
  await page.waitForURL(`/news/${latest.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nouvelle ${word}`);
  await expect(page.getByText('Dernier alinéa.', { exact: true })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /Toutes les actualités/ })
    .click();
  await page.waitForURL('/news');
  await page.goto(`/en/news/${latest.slug}`);
  await expect(page.getByText('Last paragraph.', { exact: true })).toBeVisible();
});

test('The home page has the latest three and the footer a link, but the navigation does not', async ({
  page,
}) => {
  for (const [path, heading, list] of [
    ['/', 'Actualités', '/news'],
    ['/en', 'News', '/en/news'],
  ] as const) {
    await visit(page, path);
    const block = page.getByRole('region', { name: heading });
    const shown = await block.getByRole('article').count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(3);
    await expect(block.locator(`a[href="${list}"]`)).toBeVisible();
    await expect(page.getByRole('contentinfo').locator(`a[href="${list}"]`)).toHaveText(heading);
    await expect(page.getByRole('banner').first().locator(`a[href="${list}"]`)).toHaveCount(0);
  }
});

test('What will be published later is nowhere to be seen, then appears by itself', async ({
  page,
  office,
}) => {
  const out = Date.now() + 5_000;
  const later = (await news.publish(office, {
    title_fr: `Demain ${word}`,
    title_en: `Tomorrow ${word}`,
    published_at: new Date(out).toISOString(),
  })) as Item;
  items.push(later);
  const address = `/news/${later.slug}`;
  for (const path of ['/', '/en', '/news', '/en/news']) {
    expect(await (await page.request.get(path)).text(), path).not.toContain(later.slug);
  }
  expect((await page.request.get(address)).status()).toBe(404);
  expect(Date.now(), 'all was read before it came out').toBeLessThan(out);
  await expect
    .poll(async () => (await page.request.get('/news')).text(), { timeout: 15_000 })
    .toContain(later.slug);
  expect(Date.now()).toBeGreaterThanOrEqual(out);
  expect((await page.request.get(address)).status()).toBe(200);
  await page.goto('/');
  await alive(page);
  await expect(page.getByRole('link', { name: `Demain ${word}` })).toBeVisible();
});

test('An item that was removed is gone from its address and from every page', async ({ page, office }) => {
  const item = (await news.publish(office, { title_fr: `Retirée ${word}` })) as Item;
  const address = `/news/${item.slug}`;
  expect((await page.request.get(address)).status()).toBe(200);
  await news.withdraw(office, [item.id]);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
  expect(await (await page.request.get('/news')).text()).not.toContain(item.slug);
});
