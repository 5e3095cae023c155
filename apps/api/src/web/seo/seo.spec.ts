import { describe, expect, it } from '@jest/globals';
import type { ListedAddress } from '@site/vocabulary';
import type { SeoParts } from './seo-document';
import { feed } from './feed';
import { aNotice, PagesInMemory } from '../../testing/pages-in-memory';
import { robots } from './robots';
import { PART_SIZE, sitemap, sitemapOfKind, sitemapOfPages } from './sitemap';

const ADDRESSES: readonly ListedAddress[] = [
  { path: '/' },
  { path: '/works', shows: 'projects' },
  { path: '/news', shows: 'news', needed: true },
];

const many = (amount: number) => Array.from({ length: amount }, (_, index) => aNotice(index + 1));

function site(pages: SeoParts['pages'], name = 'Eaux & Forêts'): SeoParts {
  return {
    pages,
    addresses: async () => ADDRESSES,
    publicUrl: 'https://site.test',
    transport: async () => Response.json({ name }),
  };
}

const locations = (body = '') => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

describe('the sitemap', () => {
  it('has each address in each language, with its twins and its last change', async () => {
    const { body } = await sitemap(site([new PagesInMemory('projects', [aNotice(1)])]));
    const { path } = aNotice(1);
    const twins = (of: string, english: string) =>
      [`fr" href="${of}`, `en" href="${english}`, `x-default" href="${of}`]
        .map((one) => `<xhtml:link rel="alternate" hreflang="${one}"/>`)
        .join('');
    const home = twins('https://site.test/', 'https://site.test/en');
    const record = twins(`https://site.test${path}`, `https://site.test/en${path}`);
    expect(body).toContain(`<url><loc>https://site.test/</loc>${home}</url>`);
    expect(body).toContain(`<url><loc>https://site.test/en</loc>${home}</url>`);
    for (const prefix of ['', '/en']) {
      expect(body).toContain(
        `<url><loc>https://site.test${prefix}${path}</loc><lastmod>2026-03-01T10:01:00Z</lastmod>${record}</url>`,
      );
      expect(body).toContain(
        `<loc>https://site.test${prefix}/works</loc><lastmod>2026-03-01T10:01:00Z</lastmod>`,
      );
    }
    expect(locations(body)).toHaveLength(6);
  });

  it('names the list of a kind that there has to be something of only then', async () => {
    const without = await sitemap(site([new PagesInMemory('news', [])]));
    expect(without.body).not.toContain('/news<');
    const withOne = await sitemap(site([new PagesInMemory('news', [aNotice(1)], 5_000)]));
    expect(withOne.body).toContain('<loc>https://site.test/news</loc>');
    expect(withOne).toMatchObject({ kinds: ['news'], life: 5_000 });
  });

  it('is a list of documents when a kind has too many, which hold every address once', async () => {
    const records = many(PART_SIZE * 2 + 1);
    const parts = site([new PagesInMemory('projects', records), new PagesInMemory('news', [], 7_000)]);
    const index = await sitemap(parts);
    expect(index.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
    expect(locations(index.body)).toEqual(
      ['pages', 'projects-1', 'projects-2', 'projects-3'].map(
        (name) => `https://site.test/sitemap/${name}.xml`,
      ),
    );
    expect(index.life).toBe(7_000);
    const documents = await Promise.all([1, 2, 3].map((part) => sitemapOfKind(parts, 'projects', part)));
    const all = documents.flatMap((document) => locations(document?.body));
    expect(new Set(all).size).toBe(records.length * 2);
    expect(all).toHaveLength(records.length * 2);
    expect(locations((await sitemapOfPages(parts)).body)).toHaveLength(4);
  });

  it('has no document beyond the last, nor of a kind that is not there', async () => {
    const parts = site([new PagesInMemory('projects', many(3))]);
    expect(await sitemapOfKind(parts, 'projects', 2)).toBeUndefined();
    expect(await sitemapOfKind(parts, 'users', 1)).toBeUndefined();
  });
});

describe('a feed', () => {
  it('tells the newest of all kinds, newest first, thirty at most', async () => {
    const works = many(40);
    const news = [aNotice(100, { path: '/news/first' })];
    const parts = site([new PagesInMemory('projects', works), new PagesInMemory('news', news)]);
    const { body, kinds } = await feed(parts, 'fr');
    const titles = [...body.matchAll(/<entry>.*\n<title>([^<]*)<\/title>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(30);
    expect(titles.slice(0, 3)).toEqual(['Ouvrage 100', 'Ouvrage 40', 'Ouvrage 39']);
    expect(body).toContain('href="https://site.test/news/first"');
    expect(kinds).toEqual(['settings', 'projects', 'news']);
  });

  it('names itself, its page and its author, in its language', async () => {
    const parts = site([new PagesInMemory('projects', [aNotice(1), aNotice(2)])]);
    const { body, contentType } = await feed(parts, 'en');
    expect(contentType).toBe('application/atom+xml; charset=utf-8');
    for (const part of [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      '<id>tag:site.test,2025:feed:en</id>',
      '<title>Eaux &amp; Forêts</title>',
      '<updated>2026-03-01T10:02:00Z</updated>',
      '<author><name>Eaux &amp; Forêts</name><uri>https://site.test/en</uri></author>',
      '<link rel="self" type="application/atom+xml" href="https://site.test/en/feed.xml"/>',
      '<link rel="alternate" type="text/html" hreflang="en" href="https://site.test/en"/>',
      `<link rel="alternate" type="text/html" hreflang="en" href="https://site.test/en${aNotice(1).path}"/>`,
      '<title>Work 1</title>',
      '<summary>Text 1</summary>',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('gives an entry one id for good, another one in each language', async () => {
    const ids = async (notice: ReturnType<typeof aNotice>, language: 'fr' | 'en') => {
      const { body } = await feed(site([new PagesInMemory('projects', [notice])]), language);
      return /<entry><id>urn:uuid:([\da-f-]{36})<\/id>/.exec(body)?.[1];
    };
    const revised = aNotice(1, { title: { fr: 'Autre', en: 'Other' }, changedAt: '2026-04-01T00:00:00Z' });
    expect(await ids(aNotice(1), 'fr')).toBe(aNotice(1).id);
    const english = await ids(aNotice(1), 'en');
    expect(english).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(await ids(revised, 'en')).toBe(english);
    expect(await ids(aNotice(2), 'en')).not.toBe(english);
  });

  it('holds hostile words as words, and nothing that XML forbids', async () => {
    const text = `]]></summary><script>\u0000\u000b\ufffe\ud800'"& ${'mot '.repeat(200)}`;
    const notice = aNotice(1, { title: { fr: '<!--', en: '' }, text: { fr: text, en: '' } });
    const { body } = await feed(site([new PagesInMemory('projects', [notice])]), 'fr');
    expect(body).toContain('<title>&lt;!--</title>');
    expect(body).toContain('<summary>]]&gt;&lt;/summary&gt;&lt;script&gt; \ufffd&apos;&quot;&amp; mot');
    expect(body).toContain('mot…</summary>');
    expect(body).not.toMatch(/[\u0000-\u0008\u000b\ufffe\ud800-\udfff]/);
  });

  it('says nothing yet where nothing is published, and is no answer without the settings', async () => {
    const { body } = await feed(site([]), 'fr');
    expect(body).toContain('<updated>2025-01-01T00:00:00Z</updated>');
    expect(body).not.toContain('<entry>');
    const broken = { ...site([]), transport: async () => new Response('', { status: 503 }) };
    await expect(feed(broken, 'fr')).rejects.toThrow('503');
  });
});

describe('the rules for robots', () => {
  it('keep nobody from a page, and name the sitemap', () => {
    const { body } = robots('https://site.test');
    expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.test/sitemap.xml\n');
  });
});
