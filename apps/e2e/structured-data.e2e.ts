import { Ajv } from 'ajv';
import { EVERY_PATH, inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { addressIn } from './public-addresses.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { SCHEMAS } from './structured-schemas.ts';
import { PAYLOADS } from './xss.ts';

type Thing = Readonly<Record<string, unknown>>;

const ajv = new Ajv({ allErrors: true, strict: true });
ajv.addFormat('address', (text: string) => URL.canParse(text) && /^https?:/.test(text));
const checks = new Map(Object.entries(SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

let records: PublishedRecords;

test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, `Titre ${aWord()}`, `Title ${aWord()}`);
});
test.afterAll(() => records.withdraw());

/** The things that a page describes; a page has one graph, or none. */
function thingsIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  const data = blocks.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  for (const one of data) expect(one['@context']).toBe('https://schema.org');
  return data.flatMap((one) => one['@graph']);
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => String(thing['@type']));

/** What is wrong with the things of a page, one line each. */
function faultsOf(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    const check = checks.get(String(thing['@type']));
    if (check === undefined) return [`no schema for ${String(thing['@type'])}`];
    if (check(thing)) return [];
    return [`${String(thing['@type'])}: ${ajv.errorsText(check.errors)}`];
  });
}

test('The structured data of every page keeps to the schemas, in both languages', async ({
  request,
  baseURL,
}) => {
  const faults: string[] = [];
  for (const { address, language } of inBothLanguages([...EVERY_PATH, ...records.paths])) {
    const html = await (await request.get(address)).text();
    const things = thingsIn(html);
    faults.push(...faultsOf(things).map((fault) => `${address} ${fault}`));
    const indexed = !/<meta name="robots" content="noindex/.test(html);
    expect(things.length > 0, address).toBe(indexed);
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = (trail?.['itemListElement'] ?? []) as { item: string; position: number }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    if (steps.length > 0) {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      expect(steps[0]?.item.replace(/\/$/, ''), address).toBe(
        `${baseURL}${addressIn(language, '/')}`.replace(/\/$/, ''),
      );
      expect(steps.at(-1)?.item, address).toBe(canonical);
    }
  }
  expect(faults).toEqual([]);
});

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

test('A title that is written to break out is a title', async ({ request, office, page }) => {
  test.slow();
  for (const payload of [...PAYLOADS, '\u2028"}]}</script>']) {
    const hostile = await publishOneOfEach(office, payload, payload);
    for (const path of hostile.paths) {
      const html = await (await request.get(path)).text();
      const things = thingsIn(html);
      expect(faultsOf(things), `${path} ${payload}`).toEqual([]);
      const named = things.map((thing) => thing['name'] ?? thing['headline']);
      expect(named, path).toContain(payload);
    }
    await page.goto(hostile.paths[2] ?? '/');
    expect(await page.evaluate(() => '__xss' in globalThis), payload).toBe(false);
    await hostile.withdraw();
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
