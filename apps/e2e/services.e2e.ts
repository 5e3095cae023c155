import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';
import { said } from './wording.ts';

const MESSAGE =
  'Bonjour Nzué Conseil, je souhaite obtenir des informations sur vos services en eau, climat et environnement.';
const ANCHORS = ['eau', 'climat', 'impact', 'sig', 'genie-civil', 'formation'];

const IN = {
  fr: {
    path: '/services',
    title: "Domaines d'Expertise",
    stating: /^Six départements spécialisés/,
    departments: [
      'Ressources en Eau & WASH',
      'Changement Climatique & Agriculture Durable',
      "Études d'Impact Environnemental",
      'SIG, Télédétection & Topographie',
      'Génie Civil & BTP',
      'Formation & Renforcement des Capacités',
    ],
    services: [
      [
        'Gestion intégrée des ressources en eau (GIRE)',
        "Points d'eau intégrés avec solutions fondées sur la nature",
        'Études hydrologiques, hydrauliques et hydrogéologiques',
        'Eau, assainissement et hygiène (WASH)',
        "Dimensionnement et réalisation d'ouvrages hydrauliques",
        "Gestion des risques de catastrophes liées à l'eau",
      ],
      [
        'Diagnostic climatique',
        'Solutions agricoles fondées sur la nature',
        'Agroécologie',
        'Adaptation au changement climatique',
        'Gestion durable des terres agricoles',
        "Cohésion sociale par la gestion de l'eau",
      ],
      [
        "Études d'impact environnemental et social (EIES)",
        'Plans de gestion environnementale et sociale (PGES)',
        'Audits environnementaux',
        'Suivi environnemental',
        'Conformité réglementaire',
        'Gestion des parties prenantes',
      ],
      [
        "Systèmes d'information géographique (SIG)",
        "Analyse d'images satellitaires",
        'Topographie et géodésie',
        'Cartographie numérique',
        'Modélisation spatiale',
        'Aménagement du territoire',
      ],
      [
        'Travaux de génie civil',
        'Infrastructures hydrauliques',
        'Barrages et digues',
        'Drainage urbain',
        'Routes',
        'Supervision des travaux',
      ],
      [
        'Formations spécialisées',
        'Renforcement des capacités institutionnelles',
        'Transfert de technologies',
        'Appui organisationnel',
        'Élaboration de programmes de formation',
        'Coaching et mentorat',
      ],
    ],
    method: 'Une méthode en quatre étapes',
    steps: ['01 Diagnostic', '02 Conception', '03 Mise en œuvre', '04 Évaluation'],
    closing: 'Par quoi commencer ?',
    chat: /^Consultation WhatsApp/,
    quote: 'Demander un devis détaillé',
    contact: '/contact?sujet=Devis',
    projects: '/projects',
  },
  en: {
    path: '/en/services',
    title: 'Areas of Expertise',
    stating: /^Six specialised departments/,
    departments: [
      'Water Resources & WASH',
      'Climate Change & Sustainable Agriculture',
      'Environmental Impact Studies',
      'GIS, Remote Sensing & Surveying',
      'Civil Engineering & Construction',
      'Training & Capacity Building',
    ],
    services: [
      [
        'Integrated water resources management',
        'Integrated water points with nature-based solutions',
        'Hydrological/hydraulic/hydrogeological studies',
        'WASH',
        'Sizing and building of hydraulic structures',
        'Water-related disaster risk management',
      ],
      [
        'Climate assessment',
        'Nature-based agriculture solutions',
        'Agroecology',
        'Climate adaptation',
        'Sustainable farmland management',
        'Social cohesion through water management',
      ],
      [
        'Environmental and social impact studies',
        'Management plans',
        'Audits',
        'Monitoring',
        'Regulatory compliance',
        'Stakeholder management',
      ],
      [
        'GIS',
        'Satellite imagery analysis',
        'Surveying and geodesy',
        'Digital mapping',
        'Spatial modelling',
        'Territorial planning',
      ],
      [
        'Civil works',
        'Hydraulic infrastructure',
        'Dams and dikes',
        'Urban drainage',
        'Roads',
        'Works supervision',
      ],
      [
        'Specialised training',
        'Institutional capacity building',
        'Technology transfer',
        'Organisational support',
        'Curricula development',
        'Coaching and mentoring',
      ],
    ],
    method: 'A method in four steps',
    steps: ['01 Diagnosis', '02 Design', '03 Implementation', '04 Evaluation'],
    closing: 'Where to begin?',
    chat: /^WhatsApp consultation/,
    quote: 'Request a detailed quote',
    contact: '/en/contact?sujet=Quote',
    projects: '/en/projects',
  },
} as const;

type Words = (typeof IN)['fr' | 'en'];

async function expectServices(page: Page, words: Words): Promise<void> {
  const { title, departments, services, method, steps, closing } = words;
  const found = page.locator('main').locator('h1, h2, h3');
  await expect(found).toHaveText([title, ...departments, method, ...steps, closing].map(said));
  expect(await found.evaluateAll((all) => all.map(({ tagName }) => tagName).join(' '))).toBe(
    ['H1', ...departments.map(() => 'H2'), 'H2', ...steps.map(() => 'H3'), 'H2'].join(' '),
  );
  await expect(page.getByText(words.stating)).toBeVisible();
  for (const [index, list] of services.entries()) {
    const department = page.locator('main article').nth(index);
    await expect(department.getByRole('listitem')).toHaveText(list.map(said));
    await expect(department.locator('img')).toBeVisible();
    await expect(department.locator('svg')).toHaveCount(1);
    await expect(department.locator('p').first()).toHaveText(/.{100}/);
  }
  await expect(page.locator('main ol > li p')).toHaveText(steps.map(() => /.{40}/));
  await expect(page.locator('ol + p a')).toHaveAttribute('href', words.projects);
  const calls = page.locator('main .button');
  await expect(calls).toHaveText([said(words.quote), words.chat]);
  await expect(calls.first()).toHaveAttribute('href', words.contact);
  const chat = calls.last();
  const address = new URL((await chat.getAttribute('href'))!);
  expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(MESSAGE);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
}

for (const [language, words] of Object.entries(IN)) {
  test(`The services page in ${language} says what is specified, in its order`, async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await visit(page, words.path);
    await expectServices(page, words);
    expectQuiet(noted);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`The services page in ${language} is the same without script`, async ({ page }) => {
      await page.goto(words.path);
      await expectServices(page, words);
    });
  });
}

test('Pictures of the departments stand left and right by turns', async ({ page }) => {
  await page.goto('/services');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isLeft = await page.locator('main article').evaluateAll((all) =>
      all.map((department) => {
        const picture = department.querySelector('img')!.getBoundingClientRect();
        return picture.right <= department.querySelector('h2')!.getBoundingClientRect().left;
      }),
    );
    expect(isLeft, `${width} px`).toEqual([true, false, true, false, true, false]);
  }
});

test('The legend leads to each department, clear of the bar, with and without the address', async ({
  page,
}) => {
  await visit(page, '/en/services');
  const links = page.getByRole('navigation', { name: 'The six departments' }).getByRole('link');
  await expect(links).toHaveText(IN.en.departments.map(said));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ANCHORS.map((anchor) => `#${anchor}`),
  );
  for (const [index, anchor] of ANCHORS.entries()) {
    await links.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/en/services#${anchor}`);
    const title = page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').first().boundingBox();
    await expect.poll(async () => (await title.boundingBox())!.y).toBeGreaterThan(bar!.height);
  }
  await page.goto('/domaines#genie-civil');
  await expect(page.locator('#genie-civil').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
});
