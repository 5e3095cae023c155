// @vitest-environment node
import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entry-server';
import { aProject, api, breakReading, publish, transport, visitorForTests } from '../testing';
import { listedAddresses } from './listed-addresses';
import { rows } from './rows';

visitorForTests();

const PROJECT = '/projects/0193a000-0000-7000-8000-000000000001';
type Thing = Readonly<Record<string, unknown>>;

async function render(url: string) {
  const request = { url, publicUrl: 'https://example.org/', transport, onError: () => undefined };
  const { html, status } = await renderPage(request);
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const meta = new Map([...tags].map(([, name = '', content = '']) => [name, content]));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const [data] = blocks.map(([, json = '']) => JSON.parse(json) as { '@graph': Thing[] });
  const thing = (type: string) => data?.['@graph'].find((one) => one['@type'] === type);
  return { html, status, meta, blocks, thing, types: data?.['@graph'].map((one) => one['@type']) };
}

function firmIs(facts: Partial<Firm>): void {
  api.use(http.get('*/api/v1/settings', () => HttpResponse.json({ ...FIRM_DEFAULTS, ...facts })));
}

describe('what a page says of itself in its head', () => {
  it('is enough for a link preview, with the size of the drawn picture', async () => {
    const { meta, html } = await render('/en/a-propos');
    expect(Object.fromEntries(meta)).toMatchObject({
      robots: 'index, follow, max-image-preview:large',
      'og:type': 'website',
      'og:url': 'https://example.org/en/about',
      'og:locale': 'en_US',
      'og:locale:alternate': 'fr_FR',
      'og:image': 'https://example.org/share.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Nzué Conseil',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://example.org/share.png',
    });
    expect(meta.get('keywords')).toContain('Abidjan');
    expect((await render('/')).meta.get('keywords')).toContain('Afrique de l’Ouest');
    expect(meta.get('og:title')).toBe(meta.get('twitter:title'));
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" href="https://example.org/en/feed.xml"',
    );
  });

  it('shows the picture that the firm has chosen', async () => {
    firmIs({ share_image_url: '/files/project-images/a.jpg', name: 'Eaux & Forêts' });
    const { meta } = await render('/contact');
    expect(meta.get('og:image')).toBe('https://example.org/files/project-images/a.jpg');
    expect(meta.has('og:image:width')).toBe(false);
    expect(meta.get('og:site_name')).toBe('Eaux &amp; Forêts');
  });

  it('is no canonical address and no structured data where the page is not to be indexed', async () => {
    publish();
    for (const url of ['/nothing', '/projects/infrastructures-wash-communautaires', '/newsletter']) {
      const { meta, html, blocks } = await render(url);
      expect([url, meta.get('robots'), blocks.length]).toEqual([url, 'noindex', 0]);
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

describe('structured data', () => {
  it('introduces the firm where it introduces itself, with what has been given only', async () => {
    expect((await render('/')).types).toEqual(['ProfessionalService', 'WebSite']);
    const { thing, types } = await render('/contact');
    expect(types).toEqual(['ProfessionalService', 'BreadcrumbList']);
    expect(thing('ProfessionalService')).toEqual({
      '@type': 'ProfessionalService',
      '@id': 'https://example.org/#firm',
      name: 'Nzué Conseil',
      url: 'https://example.org/',
      logo: 'https://example.org/icon-512.png',
      image: 'https://example.org/share.png',
      foundingDate: '2025-02-10',
      address: { '@type': 'PostalAddress', addressLocality: 'Abidjan', addressCountry: 'CI' },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
            (day) => `https://schema.org/${day}`,
          ),
          opens: '08:00',
          closes: '17:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Saturday'],
          opens: '08:00',
          closes: '12:00',
        },
      ],
    });
  });

  it('says what the settings say once they do', async () => {
    firmIs({
      phone: '+225 27 22 00 00 01',
      email: 'bonjour@eaux.test',
      address_fr: 'Rue des Jardins',
      address_en: 'Gardens Street',
      social_url: 'https://social.test/eaux',
      saturday_open: null,
      saturday_close: null,
    });
    const firm = (await render('/en/about')).thing('ProfessionalService');
    expect(firm).toMatchObject({
      telephone: '+225 27 22 00 00 01',
      email: 'bonjour@eaux.test',
      address: { streetAddress: 'Gardens Street' },
      sameAs: ['https://social.test/eaux'],
      url: 'https://example.org/en',
    });
    expect(firm?.['openingHoursSpecification']).toHaveLength(1);
  });

  it('leads from the first page to this one', async () => {
    publish(aProject());
    expect((await render(`/en${PROJECT}`)).thing('BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/en' },
      { '@type': 'ListItem', position: 2, name: 'Projects', item: 'https://example.org/en/projects' },
      { '@type': 'ListItem', position: 3, name: 'Basin study', item: `https://example.org/en${PROJECT}` },
    ]);
  });

  it('tells who made a project, where and when', async () => {
    publish(aProject({ image_url: '/files/project-images/a.jpg' }));
    const { thing, types } = await render(PROJECT);
    expect(types).toEqual(['Organization', 'BreadcrumbList', 'CreativeWork']);
    expect(thing('CreativeWork')).toMatchObject({
      name: 'Étude du bassin',
      url: `https://example.org${PROJECT}`,
      image: 'https://example.org/files/project-images/a.jpg?w=1280',
      inLanguage: 'fr',
      author: { '@id': 'https://example.org/#firm' },
      dateCreated: '2024',
      locationCreated: { '@type': 'Place', name: 'Bandama' },
    });
  });

  it.each(['</script><script>window.__xss=1</script>', '<!--<script>', '\u2028\u2029', '"}]}\\', ']]>&amp;'])(
    'holds the title %j as it is and ends where it should',
    async (title) => {
      publish(aProject({ title_fr: title }));
      const { html, thing, blocks } = await render(PROJECT);
      expect(blocks).toHaveLength(1);
      expect(thing('CreativeWork')?.['name']).toBe(title);
      expect(blocks[0]?.[1]).not.toMatch(/[<>\u2028\u2029]/);
      expect(html).not.toMatch(/<script>window|<!--<script/);
    },
  );
});

describe('the addresses for search engines', () => {
  it('are those of all canonical pages that may be indexed, and no others', async () => {
    publish();
    const indexable: string[] = [];
    for (const { path } of rows.filter((row) => !row.path.includes('$'))) {
      const { html, status } = await render(path);
      const canonical = /<link rel="canonical" href="https:\/\/example\.org([^"]*)"/.exec(html)?.[1];
      if (status === 200 && canonical === path) indexable.push(path);
    }
    const always = listedAddresses.filter(({ needed }) => !needed).map(({ path }) => path);
    expect(always).toEqual(indexable);
  });

  it('name a kind of content only where the page shows it', async () => {
    publish();
    for (const { path, shows } of listedAddresses) {
      const request = { url: path, publicUrl: 'https://example.org', transport, onError: () => undefined };
      const page = await renderPage(request);
      if (shows !== undefined) expect([path, ...page.shows]).toContain(shows);
    }
  });
});

describe('a record that was removed', () => {
  it('is answered as gone, one that never was as not found, with the same page', async () => {
    const missing = (removed: boolean) =>
      api.use(
        http.get('*/api/v1/projects/:id', () =>
          HttpResponse.json({ code: 'not_found', ...(removed && { removed }) }, { status: 404 }),
        ),
      );
    missing(true);
    const gone = await render(PROJECT);
    missing(false);
    const never = await render(PROJECT);
    expect([gone.status, never.status]).toEqual([410, 404]);
    expect(gone.meta.get('robots')).toBe('noindex');
    expect(gone.html).toContain('Oops! Page not found');
    breakReading();
    expect((await render(PROJECT)).status).toBe(503);
  });
});
