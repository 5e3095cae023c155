import { publish, withdraw } from './projects.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';

const PAGES: readonly { readonly own: string; readonly alias?: string }[] = [
  { own: '/' },
  { own: '/about', alias: '/a-propos' },
  { own: '/services', alias: '/domaines' },
  { own: '/projects', alias: '/projets' },
  { own: '/resources', alias: '/publications' },
  { own: '/partnerships', alias: '/partenaires' },
  { own: '/contact' },
  { own: '/legal' },
  { own: '/privacy' },
];

const under = (prefix: string, path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);

/** The address of a tag in the head of a rendered page. */
function linkIn(html: string, rel: string, language?: string): string | undefined {
  const tags = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const tag = tags.find(
    (one) =>
      one.includes(`rel="${rel}"`) &&
      (language === undefined || new RegExp(`hreflang="${language}"`, 'i').test(one)),
  );
  return /href="([^"]*)"/.exec(tag ?? '')?.[1];
}

test('Every address of the site answers 200 and names itself and its other language', async ({
  request,
  baseURL,
}) => {
  const at = (path: string) => (path === '/' ? [baseURL, `${baseURL}/`] : [`${baseURL}${path}`]);
  for (const { own, alias } of PAGES) {
    for (const path of [own, ...(alias === undefined ? [] : [alias])]) {
      for (const prefix of ['', '/en']) {
        const address = under(prefix, path);
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        const html = await answer.text();
        expect(html, address).toMatch(prefix ? /<html[^>]*lang="en"/ : /<html[^>]*lang="fr"/);
        expect(at(under(prefix, own)), `canonical of ${address}`).toContain(linkIn(html, 'canonical'));
        expect(at(own), `French of ${address}`).toContain(linkIn(html, 'alternate', 'fr'));
        expect(at(under('/en', own)), `English of ${address}`).toContain(linkIn(html, 'alternate', 'en'));
        expect(at(own), `default of ${address}`).toContain(linkIn(html, 'alternate', 'x-default'));
        expect(html, `title of ${address}`).toMatch(/<title[^>]*>[^<]{8,}<\/title>/);
        expect(html, address).toContain(prefix ? 'content="en_US"' : 'content="fr_FR"');
        expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
        expect(html, address).toMatch(/<meta property="og:image" content="http[^"]+\.(png|jpg)"/);
        expect(html, address).not.toMatch(/<meta name="robots"[^>]*noindex/);
      }
    }
  }
});

test('A project has an address of its own in both languages, with its own preview', async ({
  request,
  office,
  baseURL,
}) => {
  const project = await publish(office, { title_fr: `Adresse ${aWord()}`, title_en: 'Address' });
  for (const [prefix, title] of [
    ['', project.title_fr],
    ['/en', project.title_en],
  ] as const) {
    const answer = await request.get(`${prefix}/projects/${project.id}`);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toContain(title);
    expect(linkIn(html, 'canonical')).toBe(`${baseURL}${prefix}/projects/${project.id}`);
    expect(linkIn(html, 'alternate', 'x-default')).toBe(`${baseURL}/projects/${project.id}`);
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="${title}`));
  }
  await withdraw(office, [project.id]);
});

test('Addresses in a page use the configured origin, whatever a request claims', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/projects', { headers: { 'X-Forwarded-Host': 'evil.test' } });
  const html = await answer.text();
  expect(html).not.toContain('evil.test');
  expect(linkIn(html, 'canonical')).toBe(`${baseURL}/projects`);
});

for (const path of [
  '/nulle-part',
  '/en/nowhere',
  '/Nulle-Part/',
  '/admin/nulle-part',
  '/auth/nulle-part',
  '/projects/01a1f943-0000-7000-8000-000000000000',
  '/en/projects/nowhere',
]) {
  test(`${path} is not found, says so in English and leads home`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    const home = page.getByRole('link', { name: 'Return to Home', exact: true });
    await expect(home).toHaveAttribute('href', path.startsWith('/en') ? /^\/(en)?$/ : '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect.poll(() => logged.some((line) => line.includes(path.replace('/en', '')))).toBe(true);
    expect(failures).toEqual([]);
    await home.click();
    await expect(page.getByRole('link', { name: /Nos domaines|Our areas/ })).toBeVisible();
  });
}

test('Old and hidden places are not there', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/node_modules/',
    '/assets/',
    '/files/project-images/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
