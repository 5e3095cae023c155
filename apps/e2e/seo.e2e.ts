import type { APIRequestContext, Page } from '@playwright/test';
import { inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { news } from './news.ts';
import { projects } from './projects.ts';
import { LANGUAGES, PUBLIC_PATHS } from './public-addresses.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';

const gone = 410;
let records: PublishedRecords;
const title = `Crue ${aWord()} & <étiage>`;

test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, title, title);
});
test.afterAll(() => records.withdraw());

/** Texts of the elements of one name, as an XML parser reads the document; it must be well-formed. */
async function texts(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([source = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      const error = document.querySelector('parsererror');
      if (error !== null) throw new Error(error.textContent ?? 'not well-formed');
      return [...document.getElementsByTagName(wanted)].map((element) => element.textContent ?? '');
    },
    [xml, name],
  );
}

/** Every address of the sitemap, whether it is one document or a list of them. */
async function addressesIn(page: Page, request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = await texts(page, sitemap, 'loc');
  if (!sitemap.includes('<sitemapindex')) return places;
  const listed = places.map(async (place) => texts(page, await (await request.get(place)).text(), 'loc'));
  return (await Promise.all(listed)).flat();
}

const linksIn = (html: string, rel: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`) && !tag.includes('atom+xml'))
    .map((tag) => [/hreflang="([^"]*)"/i.exec(tag)?.[1], /href="([^"]*)"/.exec(tag)?.[1]] as const);

test('Every address of the sitemap answers 200, names itself, and its twins name it back', async ({
  request,
  page,
}) => {
  test.slow();
  const addresses = await addressesIn(page, request);
  expect(addresses.length).toBe(new Set(addresses).size);
  const twins = new Map<string, Map<string | undefined, string | undefined>>();
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    // What another test has removed meanwhile is not in the sitemap any more either.
    if (answer.status() === gone && !(await addressesIn(page, request)).includes(address)) continue;
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(
      linksIn(html, 'canonical').map(([, href]) => href),
      address,
    ).toEqual([address]);
    expect(html, address).not.toContain('content="noindex');
    twins.set(address, new Map(linksIn(html, 'alternate')));
  }
  for (const [address, named] of twins) {
    expect([...named.keys()], address).toEqual(['fr', 'en', 'x-default']);
    expect(named.get('x-default'), address).toBe(named.get('fr'));
    for (const language of LANGUAGES) {
      const twin = twins.get(named.get(language) ?? '');
      if (twin !== undefined) expect(twin, address).toEqual(named);
    }
  }
});

test('The sitemap has every page once, and nothing that is not to be found', async ({
  request,
  page,
  baseURL,
  office,
}) => {
  const word = aWord();
  const later = await news.publish(office, { title_fr: word, published_at: '2999-01-01' });
  const addresses = await addressesIn(page, request);
  for (const { address } of inBothLanguages([...PUBLIC_PATHS, '/news', ...records.paths])) {
    expect(addresses).toContain(address === '/' ? `${baseURL}/` : `${baseURL}${address}`);
  }
  expect(addresses.join('\n')).not.toMatch(
    /\/auth|\/admin|\/newsletter|infrastructures-wash|\/(a-propos|domaines|projets|partenaires|actualites)$/m,
  );
  const name = word.normalize('NFD').replace(/[^a-z0-9]/g, '');
  expect(addresses.join('\n')).not.toContain(name);
  await news.withdraw(office, [later.id]);
});

test('A feed tells of news and publications in its language, and is named on every page', async ({
  request,
  page,
  baseURL,
}) => {
  for (const [prefix, language] of [
    ['', 'fr'],
    ['/en', 'en'],
  ] as const) {
    const answer = await request.get(`${prefix}/feed.xml`);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    expect(await texts(page, xml, 'title')).toContain(title);
    for (const path of records.paths.slice(1)) expect(xml).toContain(`href="${baseURL}${prefix}${path}"`);
    expect(xml).not.toContain('/projects/');
    expect(xml).toContain(`xml:lang="${language}"`);
    const ids = await texts(page, xml, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const html = await (await request.get(`${prefix}/about`)).text();
    expect(html).toContain(`type="application/atom+xml" href="${baseURL}${prefix}/feed.xml"`);
  }
});

test('Sitemap, feeds and rules for robots use the configured origin, whatever a request claims', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/feed.xml', '/en/feed.xml', '/robots.txt', '/']) {
    const headers = { 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' };
    expect(await (await request.get(path, { headers })).text(), path).not.toContain('evil.test');
  }
});

test('What was removed is gone for good, what never was is not found', async ({ request, office }) => {
  const past = await publishOneOfEach(office, `Passé ${aWord()}`, 'Past');
  const never = await publishOneOfEach(office, `Jamais ${aWord()}`, 'Never');
  for (const { address } of inBothLanguages(past.paths))
    expect((await request.get(address)).status()).toBe(200);
  await past.withdraw();
  for (const { address } of inBothLanguages(past.paths)) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['cache-control']]).toEqual([
      address,
      gone,
      'no-store',
    ]);
    const html = await answer.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  }
  for (const path of never.paths) {
    const other = path.replace(/[0-9a-f]$|[a-z]$/, (last) => (last === '0' ? '1' : '0'));
    expect((await request.get(other)).status(), other).toBe(404);
  }
  await never.withdraw();
});

test('A page has one address: others lead to it for good, with what they ask', async ({
  request,
  office,
  baseURL,
}) => {
  const project = await projects.publish(office);
  for (const [from, to] of [
    ['/projects/', '/projects'],
    ['//about', '/about'],
    ['/en/', '/en'],
    ['/About?a=1', '/about?a=1'],
    ['/EN/Contact/?sujet=A', '/en/contact?sujet=A'],
    ['/index.html', '/'],
    [`/projects/${project.id.toUpperCase()}`, `/projects/${project.id}`],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`${baseURL}${from}`, { method, maxRedirects: 0 });
      expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
    }
  }
  await projects.withdraw(office, [project.id]);
});
