import type { Page } from '@playwright/test';
import { aLogo } from './files.ts';
import { kindOf } from './kinds.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import { cells, choose, columns, editLink, heading, openList, removeButton, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const projectKind = kindOf('projects');

const publicationKind = kindOf('publications');

const partnerKind = kindOf('partners');

const newsKind = kindOf('news');

const textsOf = async (page: Page, row: number) =>
  (await cells(rows(page).nth(row)).allTextContents()).slice(0, -1);

test('The table of projects has the stated columns and cells, newest first', async ({ page, office }) => {
  const word = aWord();
  const [older, newer] = await projects.publishSeveral(office, [
    { title_fr: `Ancien ${word}`, title_en: `Older ${word}`, status: 'completed', category: 'Hydrologie' },
    { title_fr: `Récent ${word}`, title_en: `Newer ${word}`, status: 'planned', location: 'Odienné' },
  ]);
  await openList(page, projectKind, word, 2);
  expect(await columns(page)).toEqual([
    'Titre (FR)',
    'Titre (EN)',
    'Catégorie',
    'Localisation',
    'Date',
    'Statut',
    'Actions',
  ]);
  expect(await textsOf(page, 0)).toEqual([
    `Récent ${word}`,
    `Newer ${word}`,
    'GIRE',
    'Odienné',
    '2024',
    'Planifié',
  ]);
  expect(await textsOf(page, 1)).toEqual([
    `Ancien ${word}`,
    `Older ${word}`,
    'Hydrologie',
    'Bouaflé',
    '2024',
    'Terminé',
  ]);
  await expect(editLink(page, `Récent ${word}`)).toHaveAttribute('href', `/admin/projects/${newer!.id}`);
  await expect(removeButton(page, `Ancien ${word}`)).toBeVisible();
  await projects.withdraw(office, [older!.id, newer!.id]);
});

test('The head of a table stays in sight, under the bar, while its rows pass beneath', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await projects.publishSeveral(
    office,
    Array.from({ length: 24 }, (_, row) => ({ title_fr: `Seuil ${row} ${word}` })),
  );
  await openList(page, projectKind, word, made.length);
  const head = page.getByRole('columnheader', { name: 'Localisation' });
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).first()).not.toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
  // Whatever lies over it would take the click.
  await head.hover({ trial: true });
  await projects.withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test('The table of publications has the stated columns and cells, and no downloads are 0', async ({
  page,
  office,
}) => {
  const word = aWord();
  const [older, newer] = await publications.publishSeveral(office, [
    { title_fr: `Ancien ${word}`, title_en: `Older ${word}`, language: 'Bilingue', type: 'Méthodologie' },
    { title_fr: `Récent ${word}`, title_en: `Newer ${word}`, category: 'Climat', date: 'mars 2026' },
  ]);
  // Counts that no test can download its way to, and one that is empty.
  await page.route('**/api/v1/publications?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: object[] };
    const items = body.items.map((item, index) => ({ ...item, downloads: index === 0 ? 1234 : null }));
    await route.fulfill({ response: answer, json: { ...body, items } });
  });
  await openList(page, publicationKind, word, 2);
  expect(await columns(page)).toEqual([
    'Titre (FR)',
    'Titre (EN)',
    'Type',
    'Catégorie',
    'Langue',
    'Date',
    'Téléchargements',
    'Actions',
  ]);
  const thousands = (1234).toLocaleString('fr');
  expect(await textsOf(page, 0)).toEqual([
    `Récent ${word}Sans PDF`,
    `Newer ${word}`,
    'Guide',
    'Climat',
    'FR',
    'mars 2026',
    thousands,
  ]);
  const second = await textsOf(page, 1);
  expect(second).toEqual([
    `Ancien ${word}Sans PDF`,
    `Older ${word}`,
    'Méthodologie',
    'GIRE',
    'Bilingue',
    '2024',
    '0',
  ]);
  await expect(editLink(page, `Récent ${word}`)).toHaveAttribute('href', `/admin/publications/${newer!.id}`);
  await expect(removeButton(page, `Ancien ${word}`)).toBeVisible();
  await publications.withdraw(office, [older!.id, newer!.id]);
});

test('The cards of partners show logo, name, type, country, projects and website', async ({
  page,
  office,
}) => {
  const word = aWord();
  const uploaded = await office.post('/api/v1/files/partner-logos', { multipart: { file: await aLogo() } });
  const { url } = (await uploaded.json()) as { url: string };
  const [bare, whole] = await partners.publishSeveral(office, [
    { name: `Association ${word}`, type: 'ONG', projects_count: 'beaucoup' },
    { name: `Office ${word}`, logo_url: url, website_url: 'https://www.example.org/eau?p=1' },
  ]);
  await openList(page, partnerKind, word, 2);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(`Office ${word}`);
  await expect
    .poll(() => first.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  await expect(first.getByText('Gouvernement', { exact: true })).toBeVisible();
  await expect(first.locator('dt')).toHaveText(['Pays', 'Projets']);
  await expect(first.locator('dd')).toHaveText(['Côte d’Ivoire', '3']);
  const website = first.getByRole('link', { name: /^Site web : example\.org/ });
  await expect(website).toHaveAttribute('href', 'https://www.example.org/eau?p=1');
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(editLink(page, `Office ${word}`)).toHaveAttribute('href', `/admin/partners/${whole!.id}`);

  await expect(second.getByText('ONG', { exact: true })).toBeVisible();
  await expect(second.locator('dd')).toHaveText(['Côte d’Ivoire', '0']);
  await expect(second.locator('img')).toHaveCount(0);
  await expect(second.getByRole('link', { name: /^Site web/ })).toHaveCount(0);
  await expect(removeButton(page, `Association ${word}`)).toBeVisible();

  await partners.reviseElsewhere(office, bare!, { name: `${word} ${'Hydrogéologiquement'.repeat(8)}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const title = (await second.getByRole('heading', { level: 3 }).boundingBox())!;
  expect(title.x + title.width, 'a long name ends within its card').toBeLessThan(374);
  await partners.withdraw(office, [bare!.id, whole!.id]);
});

test('The cards of news show image, title, 150 characters, French date, and what is still to come', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const uploaded = await office.post('/api/v1/files/news-images', { multipart: { file: await aLogo() } });
  const { url } = (await uploaded.json()) as { url: string };
  // The flag is one character of four units: it is shown whole, or not at all.
  const start = `${'eau '.repeat(37)}a🇨🇮`;
  const [long, short, coming] = await news.publishSeveral(office, [
    { title_fr: `Long ${word}`, content_fr: `${start}bcd`, published_at: '2026-03-05', image_url: url },
    { title_fr: `Court ${word}`, content_fr: 'Tout est dit.', published_at: '2026-03-04T23:30:00Z' },
    { title_fr: `À venir ${word}`, published_at: '2099-12-31' },
  ]);
  await openList(page, newsKind, word, 3);
  const titles = rows(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([`À venir ${word}`, `Long ${word}`, `Court ${word}`]);
  const [future, excerpted, whole] = [rows(page).nth(0), rows(page).nth(1), rows(page).nth(2)];
  await expect(excerpted.locator('p')).toHaveText(`${start}…`);
  await expect(excerpted.locator('time')).toHaveText('05/03/2026');
  await expect
    .poll(() => excerpted.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  await expect(whole.locator('p')).toHaveText('Tout est dit.');
  await expect(whole.locator('time')).toHaveText('04/03/2026');
  await expect(whole.locator('img')).toHaveCount(0);
  await expect(editLink(page, `Long ${word}`)).toHaveAttribute('href', `/admin/news/${long!.id}`);
  await expect(removeButton(page, `Court ${word}`)).toBeVisible();

  await expect(future.getByText('Programmée', { exact: true })).toBeVisible();
  await expect(excerpted.getByText('Programmée', { exact: true })).toHaveCount(0);
  const visible = await news.stored(request, word);
  expect(visible.map(({ id }) => id)).toEqual([long!.id, short!.id]);
  expect((await request.get(`/api/v1/news/${coming!.id}`)).status()).toBe(404);
  await choose(page, 'Parution', 'Programmée');
  await expect(heading(page, newsKind, 1)).toBeVisible();
  await expect(titles).toHaveText([`À venir ${word}`]);
  await news.withdraw(office, [long!.id, short!.id, coming!.id]);
});
