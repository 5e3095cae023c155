import { FIRM_DEFAULTS, firmInLanguage, type Locale } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, breakReading, visit, visitorForTests } from '../../../app/testing';
import { createI18n, importedTexts } from '../../../shared/i18n';
import { servicesPage } from '../services.page';

visitorForTests();

const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('’', "'");

const FRENCH = [
  'Ressources en Eau & WASH',
  'Changement Climatique & Agriculture Durable',
  "Études d'Impact Environnemental",
  'SIG, Télédétection & Topographie',
  'Génie Civil & BTP',
  'Formation & Renforcement des Capacités',
];

describe('the work of the departments', () => {
  it('is led to with how much there is, and where there is some', async () => {
    const facets = (department: object[]) => () => HttpResponse.json({ department });
    api.use(
      http.get('*/api/v1/projects/facets', facets([{ value: 'water', count: 3 }])),
      http.get(
        '*/api/v1/publications/facets',
        facets([
          { value: 'water', count: 1 },
          { value: 'gis', count: 2 },
        ]),
      ),
    );
    await visit('/services');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
    expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
      ['3 projets dans ce domaine →', '/projects?department=water#project-list'],
      ['1 publication →', '/resources?department=water#publication-list'],
      ['2 publications →', '/resources?department=gis#publication-list'],
    ]);
  });

  it('is no matter where it cannot be counted', async () => {
    breakReading();
    const { report } = await visit('/services');
    expect(document.querySelectorAll('main article a')).toHaveLength(0);
    expect(report).toMatchObject({ status: 200, complete: false });
  });
});

describe('the head of the services page', () => {
  const head = async (locale: Locale) => {
    const i18n = createI18n(locale, importedTexts);
    await i18n.loadNamespaces(['common', 'services']);
    return servicesPage.head(i18n.t, { projects: [], resources: [] }, firmInLanguage(FIRM_DEFAULTS, locale));
  };

  it('has its own words and trail in each language', async () => {
    const french = await head('fr');
    expect(plain(french.title)).toBe("Domaines d'Expertise : eau, climat et génie civil");
    expect(french.trail?.map(({ name, path }) => `${plain(name)} ${path}`)).toEqual([
      'Accueil /',
      "Domaines d'Expertise /services",
    ]);
    const english = await head('en');
    expect(english.title).toBe('Areas of Expertise: water, climate and civil engineering');
    expect(english.description).toContain('Six specialised departments');
    expect(english.keywords).toContain('WASH');
  });

  it('offers the departments to machines as a list of services', async () => {
    const { structured } = await head('fr');
    expect(structured).toHaveLength(1);
    const list = structured![0] as { '@type': string; itemListElement: { item: Record<string, unknown> }[] };
    expect(list['@type']).toBe('ItemList');
    expect(list.itemListElement.map(({ item }) => [item['@type'], plain(item['name'] as string)])).toEqual(
      FRENCH.map((name) => ['Service', name]),
    );
    expect(list.itemListElement[0]!.item['provider']).toEqual({
      '@type': 'Organization',
      name: 'Nzué Conseil',
    });
  });
});
