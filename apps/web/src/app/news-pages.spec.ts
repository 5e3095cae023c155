// @vitest-environment node
import type { NewsItem } from '@site/api-client';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { api, breakReading, inTextForm, transport, visitorForTests } from './testing';

visitorForTests();

const reported: string[] = [];
beforeEach(() => void reported.splice(0));

const render = (url: string) =>
  renderPage({
    url,
    publicUrl: 'https://example.org',
    transport,
    onError: (message) => void reported.push(message),
  });

function anItem(differing: Partial<NewsItem> = {}): NewsItem {
  return {
    id: '0193a000-0000-7000-8000-000000000009',
    slug: 'un-forage-a-bouafle',
    title_fr: 'Un forage à Bouaflé',
    title_en: 'A borehole in Bouaflé',
    content_fr: 'Douze mètres cubes par heure.\n\nDeux écoles.',
    content_en: 'Twelve cubic metres an hour.\n\nTwo schools.',
    image_url: null,
    published_at: '2026-03-01T23:30:00.000000Z',
    ...differing,
  };
}

/** The API shows these items, and until when that holds. */
function shows(
  items: NewsItem[],
  { total = items.length, until }: { total?: number; until?: Date } = {},
): void {
  const headers: HeadersInit = until ? { Expires: until.toUTCString() } : {};
  api.use(
    http.get('*/api/v1/news', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset') ?? 0)];
      const page = items.slice(offset, offset + limit);
      return HttpResponse.json({ items: page, total, next_cursor: null }, { headers });
    }),
    http.get('*/api/v1/news/by-slug/:slug', ({ params, request }) => {
      const found = items.find(({ slug }) => slug === params['slug']);
      const removed = params['slug'] === 'supprimee';
      return found
        ? HttpResponse.json(inTextForm('news', found, request))
        : HttpResponse.json({ status: 404, code: 'not_found', removed }, { status: 404 });
    }),
  );
}

const inBody = (html: string) => html.slice(html.indexOf('<body'), html.indexOf('$_TSR'));

describe('while nothing is public', () => {
  it('the home page has no block of news and no page links to any', async () => {
    const { html, status } = await render('/');
    expect(status).toBe(200);
    expect(inBody(html)).not.toMatch(/Actualités|href="\/news/);
  });

  it.each([
    ['/news', 'Aucune actualité n’est publiée pour le moment.'],
    ['/actualites', 'Aucune actualité n’est publiée pour le moment.'],
    ['/en/news', 'No news has been published yet.'],
  ])('%s says so, is answered as not found and is not for search engines', async (url, words) => {
    const { html, status } = await render(url);
    expect(status).toBe(404);
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('public news', () => {
  it('stands on the home page, the latest three, and in the footer of every page', async () => {
    shows(['a', 'b', 'c', 'd'].map((slug) => anItem({ slug, title_fr: `Nouvelle ${slug}` })));
    const { html } = await render('/');
    expect([...html.matchAll(/href="\/news\/(\w)"/g)].map(([, slug]) => slug)).toEqual(['a', 'b', 'c']);
    expect(inBody((await render('/en/legal')).html)).toContain('href="/en/news"');
  });

  it('has a list under both names, whose own address is the first', async () => {
    shows([anItem()]);
    for (const url of ['/news', '/actualites']) {
      const { html, status } = await render(url);
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="https://example.org/news"/>');
      expect(html).toMatch(/<time dateTime="2026-03-01">1er\smars\s2026<\/time>/);
    }
    expect((await render('/en/news')).html).toMatch(/<time dateTime="2026-03-01">1\sMarch\s2026<\/time>/);
  });

  it('shows 150 characters of a longer text, in one line', async () => {
    shows([anItem({ content_fr: `${'mot '.repeat(37)}\n\nfin du texte` })]);
    expect((await render('/news')).html).toContain(`${'mot '.repeat(37)}fi…`);
  });

  it('has further pages, and none beyond the last', async () => {
    const items = Array.from({ length: 30 }, (_, index) => anItem({ slug: `n-${index}` }));
    shows(items);
    const second = await render('/news?page=2');
    expect(second.status).toBe(200);
    expect([...second.html.matchAll(/<article/g)]).toHaveLength(6);
    const beyond = await render('/news?page=3');
    expect([beyond.status, beyond.html]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
    expect(inBody(beyond.html)).not.toContain('Aucune actualité');
  });

  it('gives two neighbours without pictures different drawings', async () => {
    shows(['a', 'd', 'g'].map((slug) => anItem({ slug })));
    const { html } = await render('/news');
    const drawings = [...html.matchAll(/src="\/illustrations\/(news-\d)\.svg"/g)].map(([, name]) => name);
    expect(drawings).toHaveLength(3);
    expect(drawings[0]).not.toBe(drawings[1]);
    expect(drawings[1]).not.toBe(drawings[2]);
  });
});

describe('the page of one item', () => {
  it('holds its whole text, its picture and what search engines read', async () => {
    shows([anItem({ image_url: '/files/news-images/a.jpg' })]);
    const { html, status } = await render('/en/news/un-forage-a-bouafle');
    expect(status).toBe(200);
    expect(html).toContain('<p>Two schools.</p>');
    expect(html).toContain('<link rel="canonical" href="https://example.org/en/news/un-forage-a-bouafle"/>');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('content="https://example.org/files/news-images/a.jpg?w=1280"');
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('"datePublished":"2026-03-01T23:30:00.000000Z"');
  });

  it.each([
    ['/news/inconnue', 404],
    ['/news/pas_un_nom', 404],
    ['/news/supprimee', 410],
  ])('%s is answered with %i', async (url, expected) => {
    shows([anItem()]);
    const { html, status } = await render(url);
    expect(status).toBe(expected);
    expect(html).toContain('Oops! Page not found');
  });
});

describe('an item in waiting', () => {
  it.each(['/', '/news', '/legal'])('ends the life of %s at the moment it comes out', async (url) => {
    shows([anItem()], { until: new Date(Date.now() + 60_000) });
    const { life } = await render(url);
    expect(life).toBeGreaterThan(55_000);
    expect(life).toBeLessThanOrEqual(60_000);
  });

  it('leaves nothing to keep once its moment has passed', async () => {
    shows([anItem()], { until: new Date(Date.now() - 5_000) });
    expect((await render('/news')).life).toBe(0);
  });

  it('that does not exist lets pages live as long as their content', async () => {
    shows([anItem()]);
    expect((await render('/news')).life).toBeUndefined();
  });
});

describe('when news cannot be read', () => {
  beforeEach(() => {
    breakReading();
    api.use(http.get('*/api/v1/news', () => HttpResponse.json({ status: 503 }, { status: 503 })));
  });

  it('the home page goes without, says so only to the log and is not kept', async () => {
    const { status, complete } = await render('/');
    expect([status, complete]).toEqual([200, false]);
    expect(reported).toContain('News could not be read');
  });

  it('the list is answered as unavailable, not as empty', async () => {
    const { status, html } = await render('/news');
    expect(status).toBe(503);
    expect(inBody(html)).not.toContain('Aucune actualité');
  });
});
