import { FIRM_DEFAULTS, firmInLanguage } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';
import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, breakReading, visit, visitorForTests } from '../../../app/testing';
import { createI18n } from '../../../shared/i18n';
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
const ANCHORS = ['eau', 'climat', 'impact', 'sig', 'genie-civil', 'formation'];
/** The lists of the specification (§2), as it has them. */
const LISTS = [
  'integrated water resources management, integrated water points with nature-based solutions, hydrological/hydraulic/hydrogeological studies, WASH, sizing and building of hydraulic structures, water-related disaster risk management',
  'climate assessment, nature-based agriculture solutions, agroecology, climate adaptation, sustainable farmland management, social cohesion through water management',
  'environmental and social impact studies, management plans, audits, monitoring, regulatory compliance, stakeholder management',
  'GIS, satellite imagery analysis, surveying and geodesy, digital mapping, spatial modelling, territorial planning',
  'civil works, hydraulic infrastructure, dams and dikes, urban drainage, roads, works supervision',
  'specialised training, institutional capacity building, technology transfer, organisational support, curricula development, coaching and mentoring',
];

const departments = () => [...document.querySelectorAll<HTMLElement>('main article')];
const services = (department: HTMLElement) =>
  within(department)
    .getAllByRole('listitem')
    .map((item) => plain(item.textContent));
const steps = () =>
  [...document.querySelectorAll('main ol > li')].map((step) => {
    expect(step.querySelector('p')?.textContent.length).toBeGreaterThan(40);
    return plain(step.querySelector('h3')?.textContent);
  });

describe('the services page', () => {
  it('shows the six departments in French under their titles, each with icon, picture, text and list', async () => {
    const { page } = await visit('/domaines');
    expect(plain(page.getByRole('heading', { level: 1 }).textContent)).toBe("Domaines d'Expertise");
    expect(document.querySelector('main header')?.textContent).toContain('Six départements spécialisés');
    expect(departments().map((one) => plain(one.querySelector('h2')?.textContent))).toEqual(FRENCH);
    for (const department of departments()) {
      expect(department.querySelectorAll('svg')).toHaveLength(1);
      expect(department.querySelector('img')?.getAttribute('src')).toMatch(/^\/illustrations\/department-/);
      expect(department.querySelector('p')?.textContent.length).toBeGreaterThan(100);
      expect(services(department)).toHaveLength(6);
    }
    expect(services(departments()[2]!)).toEqual([
      "Études d'impact environnemental et social (EIES)",
      'Plans de gestion environnementale et sociale (PGES)',
      'Audits environnementaux',
      'Suivi environnemental',
      'Conformité réglementaire',
      'Gestion des parties prenantes',
    ]);
  });

  it('lists in English what the specification lists', async () => {
    const { page } = await visit('/en/services');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Areas of Expertise');
    expect(document.querySelector('main header')?.textContent).toContain('Six specialised departments');
    expect(departments().map((one) => services(one).join(', ').toLowerCase())).toEqual(
      LISTS.map((list) => list.toLowerCase()),
    );
  });

  it('has a place for each department, to which the legend leads', async () => {
    const { page } = await visit('/services');
    const legend = page.getByRole('navigation', { name: 'Les six départements' });
    const links = within(legend).getAllByRole('link');
    expect(links.map((link) => plain(link.textContent))).toEqual(FRENCH);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ANCHORS.map((anchor) => `#${anchor}`));
    expect(departments().map(({ id }) => id)).toEqual(ANCHORS);
  });

  it('ends with four steps and two ways on, in both languages', async () => {
    const message =
      'Bonjour Nzué Conseil, je souhaite obtenir des informations sur vos services en eau, climat et environnement.';
    for (const [address, words, ways] of [
      [
        '/services',
        ['01 Diagnostic', '02 Conception', '03 Mise en œuvre', '04 Évaluation'],
        ['Consultation WhatsApp (nouvel onglet)', 'Demander un devis détaillé', '/contact'],
      ],
      [
        '/en/services',
        ['01 Diagnosis', '02 Design', '03 Implementation', '04 Evaluation'],
        ['WhatsApp consultation (new tab)', 'Request a detailed quote', '/en/contact'],
      ],
    ] as const) {
      await visit(address);
      expect(steps()).toEqual(words);
      expect(document.querySelector('ol + p a')?.getAttribute('href')).toBe(
        ways[2].replace('contact', 'projects'),
      );
      const [chat, quote, ...others] = [...document.querySelectorAll<HTMLAnchorElement>('main .button')];
      expect(others).toEqual([]);
      expect([chat, quote].map((link) => plain(link?.textContent))).toEqual(ways.slice(0, 2));
      expect(quote?.pathname).toBe(ways[2]);
      expect(chat).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
      expect(chat?.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(message)}`);
    }
  });
});

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
    const i18n = createI18n(locale);
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
