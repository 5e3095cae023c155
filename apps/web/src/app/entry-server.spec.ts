// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importedTexts } from '../shared/i18n';
import { createApp } from './create-app';
import { renderPage } from './entry-server';
import { aProject, api, breakReading, publish, transport, visitorForTests } from './testing';

visitorForTests();

function render(url: string, more: object = {}) {
  const reported: string[] = [];
  const onError = (message: string) => void reported.push(message);
  return renderPage({ url, publicUrl: 'https://example.org', transport, onError, ...more }).then((page) => ({
    ...page,
    reported,
  }));
}

const links = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/g)].map(
    ([, rel, language, href]) => [language ?? rel, href],
  );

const publicPaths = [
  ['/', '/about', '/a-propos', '/services', '/domaines', '/projects', '/projets', '/resources'],
  ['/publications', '/partnerships', '/partenaires', '/contact', '/legal', '/privacy'],
].flat();

describe('a rendered page', () => {
  it.each(publicPaths)('answers %s and its English twin whole, with every text worded', async (path) => {
    publish(aProject());
    for (const url of [path, path === '/' ? '/en' : `/en${path}`]) {
      const { status, audience, complete, html } = await render(url);
      expect([status, audience, complete]).toEqual([200, 'public', true]);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).not.toMatch(/>\s*(?!www\.)[a-z]\w*(?:\.[a-zA-Z]\w*)+\s*</);
    }
  });

  it('brings no text but those it shows: it names the files of all', async () => {
    const { html } = await render('/en/services');
    expect(html).not.toContain('Address copied');
    expect(html).toMatch(/texts:\S*\{common:"[^"]*en\/common[^"]*",services:"[^"]*en\/services[^"]*"\}/);
  });

  it('holds the published projects without script and says what it shows', async () => {
    publish(aProject());
    const french = await render('/projects');
    expect(french.html).toMatch(/<html lang="fr">[\s\S]*Étude du bassin/);
    expect(french.shows).toEqual(['settings', 'news', 'projects', 'publications', 'partners']);
    expect((await render('/en/projects')).html).toMatch(/<html lang="en">[\s\S]*Basin study/);
  });

  it('names one canonical address and both languages, aliases included', async () => {
    publish(aProject());
    const expected = [
      ['fr', 'https://example.org/projects'],
      ['en', 'https://example.org/en/projects'],
      ['x-default', 'https://example.org/projects'],
    ];
    expect(links((await render('/projets')).html)).toEqual([
      ['canonical', 'https://example.org/projects'],
      ...expected,
    ]);
    expect(links((await render('/en/projects')).html)).toEqual([
      ['canonical', 'https://example.org/en/projects'],
      ...expected,
    ]);
  });

  it('has a page for one project, with its picture in the link preview', async () => {
    publish(aProject({ image_url: '/files/project-images/a.jpg' }));
    const { status, html } = await render('/projects/0193a000-0000-7000-8000-000000000001');
    expect(status).toBe(200);
    expect(html).toContain(
      '<meta property="og:image" content="https://example.org/files/project-images/a.jpg?w=1280"/>',
    );
    expect(html).toContain('Plan de gestion.');
    expect(html).toContain('/files/project-images/a.jpg?w=640 640w');
  });

  it('answers 404, not to be indexed, for an unknown project and an unknown address', async () => {
    publish();
    for (const url of [
      '/projects/0193a000-0000-7000-8000-0000000000ff',
      '/projects/rien',
      '/inconnu',
      '/en/admin2',
      '/admin/nulle-part',
      '/admin/projects/rien/rien',
      '/auth/nulle-part',
    ]) {
      const { status, html } = await render(url);
      expect(status).toBe(404);
      expect(html).toContain('Oops! Page not found');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('gives the samples a page of their own that is not indexed', async () => {
    const { status, html } = await render('/projects/infrastructures-wash-communautaires');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('is incomplete, with samples, when the list could not be read', async () => {
    breakReading();
    const page = await render('/projects');
    expect([page.status, page.complete, page.reported.toSorted()]).toEqual([
      200,
      false,
      ['Projects could not be read', 'The points of projects could not be read'],
    ]);
    expect(page.html).toContain('Infrastructures WASH communautaires');
  });

  it('is a failure when one project could not be read', async () => {
    breakReading();
    const page = await render('/projects/0193a000-0000-7000-8000-000000000001');
    expect([page.status, page.complete, page.reported]).toEqual([
      503,
      false,
      ['The project could not be read'],
    ]);
    expect(page.html).toContain('Cette page n’a pas pu être affichée');
    expect((await render('/en/projects/0193a000-0000-7000-8000-000000000001')).html).toContain(
      'This page could not be shown',
    );
  });

  it('escapes what administrators wrote', async () => {
    publish(aProject({ title_fr: '</script><script>window.__xss=1</script>' }));
    expect((await render('/projects')).html).not.toContain('<script>window.__xss');
  });
});

describe('an address that is not the canonical one', () => {
  it.each([
    ['/projects/', '/projects'],
    ['//projects//', '/projects'],
    ['/en/', '/en'],
    ['/EN/Projets?q=A', '/en/projets?q=A'],
    ['/index.html?a=1', '/?a=1'],
    ['/en/projects/index.php', '/en/projects'],
    ['/en/auth?next=%2Fadmin', '/auth?next=%2Fadmin'],
    ['/nothing/../projects', '/projects'],
    ['/%2e/Contact?sujet=a%20b', '/contact?sujet=a%20b'],
  ])('sends %s on to %s for good', async (url, location) => {
    publish();
    expect(await render(url)).toMatchObject({ status: 301, location });
  });

  const hosts = ['evil.test', 'EVIL.test', '%65vil.test', 'evil.test%2F..', 'Evil.test/'];
  const starts = [
    '//',
    '///',
    '/\\',
    '\\',
    '/\\/',
    '//\\',
    '/%5C',
    '/%5c/',
    '/%2F',
    '/%2f%2F',
    '/./',
    '/.//',
    '/..//',
  ];
  const before = ['', '/', '/en', '/EN/', '/index.html', '/A'];
  it.each(before)('leads nowhere when there is nothing behind it: %s…', async (first) => {
    publish();
    for (const start of starts) {
      for (const host of hosts) {
        const { status, location } = await render(`${first}${start}${host}`.replace(/^(?!\/)/, '/'));
        expect([first, start, host, status, location]).toEqual([first, start, host, 404, undefined]);
      }
    }
  });

  it.each(['/Nothing', '/nothing/', '//nothing', '/en/Rien?x=%41', '/nothing?x=%41', '/%6eothing'])(
    '%s is not found where it stands',
    async (url) => {
      const { status, location, html } = await render(url);
      expect([status, location]).toEqual([404, undefined]);
      expect(html).toContain('Oops! Page not found');
    },
  );
});

describe('the private side', () => {
  it('is told how long a password must be, and the browser with it', async () => {
    const set = { passwordMinLength: 12 };
    const { html } = await render('/auth/reset', set);
    expect(html).toContain('Minimum 12 caractères');
    expect(html).toContain('passwordMinLength:12');
    const { router } = createApp({
      locale: 'fr',
      texts: importedTexts,
      publicUrl: 'http://elsewhere.test',
      clientFiles: { entry: '' },
      onError: () => undefined,
    });
    const brought = { publicUrl: 'https://example.org', ...set };
    await router.options.hydrate?.({ texts: {}, ...brought } as never);
    expect(router.options.context).toMatchObject(brought);
  });

  it('says without script that the administration needs it, and only there', async () => {
    expect((await render('/admin')).html).toMatch(/<noscript>.*besoin de JavaScript.*needs JavaScript/);
    expect((await render('/contact')).html).not.toContain('<noscript>');
  });

  it('carries what it shows where its script does not come, hidden, and only there', async () => {
    const hidden =
      /<div data-unstarted="" role="alert" hidden="">.*Cette page n’a pas pu être affichée.*Réessayer/;
    for (const path of ['/admin', '/auth', '/auth/reset']) expect((await render(path)).html).toMatch(hidden);
    expect((await render('/contact')).html).not.toContain('<div data-unstarted');
  });

  it.each(['/auth', '/admin', '/admin/projects?q=eau', '/admin/projects/new'])(
    'answers %s for one visitor only, reading nothing',
    async (url) => {
      api.use();
      const { status, audience, html } = await render(url);
      expect([status, audience]).toEqual([200, 'private']);
      expect(html).toContain('<html lang="fr">');
    },
  );
});
