import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';
import { said } from './wording.ts';

const IN = {
  fr: {
    path: '/about',
    prefix: '',
    headings: [
      ['H1', 'À propos de Nzué Conseil'],
      ['H2', 'Notre mission'],
      ['H2', 'Notre vision'],
      ['H2', 'Nos valeurs'],
      ['H3', 'Excellence technique'],
      ['H3', 'Innovation naturelle'],
      ['H3', 'Impact communautaire'],
      ['H3', 'Intégrité professionnelle'],
      ['H2', 'Statut juridique et certifications'],
      ['H2', 'Un projet à préparer ?'],
    ],
    slogan: "L'innovation naturelle au service de l'eau, du climat et des communautés",
    facts: ['Forme juridique', 'Date de création', 'Durée de la société', 'Capital social', 'Siège social'],
    known: ['SARL unipersonnelle', '10 février 2025', '99 ans', '5 000 000 FCFA'],
    buttons: ["Nos Domaines d'Expertise", 'Nous Contacter'],
  },
  en: {
    path: '/en/about',
    prefix: '/en',
    headings: [
      ['H1', 'About Nzué Conseil'],
      ['H2', 'Our mission'],
      ['H2', 'Our vision'],
      ['H2', 'Our values'],
      ['H3', 'Technical excellence'],
      ['H3', 'Natural innovation'],
      ['H3', 'Community impact'],
      ['H3', 'Professional integrity'],
      ['H2', 'Legal Status and Certifications'],
      ['H2', 'Preparing a project?'],
    ],
    slogan: 'Natural innovation serving water, climate and communities',
    facts: ['Legal form', 'Date of creation', 'Duration of the company', 'Share capital', 'Head office'],
    known: ['Single-person limited liability company', '10 February 2025', '99 years', '5,000,000 FCFA'],
    buttons: ['Our Areas of Expertise', 'Contact Us'],
  },
} as const;

async function expectAbout(
  page: Page,
  { headings, slogan, facts, known, buttons, prefix }: (typeof IN)['fr' | 'en'],
) {
  const found = page.locator('main').locator('h1, h2, h3');
  await expect(found).toHaveText(headings.map(([, text]) => said(text)));
  expect(await found.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(
    headings.map(([level]) => level),
  );
  await expect(page.getByText(said(slogan))).toBeVisible();
  await expect(page.locator('main dt')).toHaveText(facts.map(said));
  for (const fact of known)
    await expect(page.locator('main dd').filter({ hasText: said(fact) })).toHaveCount(1);
  const calls = page.locator('main .button');
  await expect(calls).toHaveText(buttons.map(said));
  await expect(calls.nth(0)).toHaveAttribute('href', `${prefix}/services`);
  await expect(calls.nth(1)).toHaveAttribute('href', `${prefix}/contact`);
}

for (const [language, words] of Object.entries(IN)) {
  test(`The about page in ${language} says what is specified, in its order`, async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await visit(page, words.path);
    await expectAbout(page, words);
    expectQuiet(noted);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test(`The about page in ${language} is the same without script`, async ({ page }) => {
      await page.goto(words.path);
      await expectAbout(page, words);
    });
  });
}

test('The buttons of the about page lead where they say', async ({ page }) => {
  for (const [index, address] of ['/services', '/contact'].entries()) {
    await visit(page, '/about');
    await page.locator('main .button').nth(index).click();
    await expect(page).toHaveURL(address);
  }
});
