import { inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { thingsIn, type Thing } from './structured-data.ts';

let records: PublishedRecords;

test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, `Titre ${aWord()}`, `Title ${aWord()}`);
});
test.afterAll(() => records.withdraw());

const typesOf = (things: readonly Thing[]) => things.map((thing) => String(thing['@type']));

test('The firm introduces itself with its hours, and each record as what it is', async ({ request }) => {
  const [project = '', publication = '', item = ''] = records.paths;
  for (const [path, type] of [
    ['/', 'ProfessionalService'],
    ['/about', 'ProfessionalService'],
    ['/contact', 'ProfessionalService'],
    ['/', 'WebSite'],
    ['/services', 'ItemList'],
    [project, 'CreativeWork'],
    [publication, 'Report'],
    [item, 'Article'],
  ] as const) {
    for (const { address } of inBothLanguages([path])) {
      expect(typesOf(thingsIn(await (await request.get(address)).text())), address).toContain(type);
    }
  }
});

test('Every thing that is referred to is described on the same page', async ({ request }) => {
  let seen = 0;
  for (const { address } of inBothLanguages(['/', ...records.paths])) {
    const things = thingsIn(await (await request.get(address)).text());
    const described = new Set(things.map((thing) => thing['@id']));
    const referred = things.flatMap((thing) =>
      Object.values(thing).flatMap((value) => {
        const { '@id': id, ...others } = (value ?? {}) as Thing;
        return typeof value === 'object' && id !== undefined && Object.keys(others).length === 0 ? [id] : [];
      }),
    );
    seen += referred.length;
    for (const id of referred) expect([...described], address).toContain(id);
  }
  expect(seen).toBeGreaterThan(0);
});

test('Samples and pages that are not to be indexed are not marked up', async ({ request }) => {
  for (const path of ['/projects/infrastructures-wash-communautaires', '/newsletter', '/nothing', '/auth']) {
    const html = await (await request.get(path)).text();
    expect(thingsIn(html), path).toEqual([]);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('Walking through the site changes what its head says', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/contact$/);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  await expect.poll(async () => await data.textContent()).toContain('/contact"');
});
