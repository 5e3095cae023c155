import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';

async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
  const said = plain(await page.locator('main').innerText());
  let from = 0;
  for (const text of texts.map(plain)) {
    const found = said.toLowerCase().indexOf(text.toLowerCase(), from);
    expect(found, `“${text}” after what comes before it`).toBeGreaterThanOrEqual(0);
    from = found;
  }
}

test('The home page says what is specified, in its order', async ({ page, baseURL }) => {
  const noted = observe(page, baseURL!);
  await visit(page, '/');
  await expect(page.locator('h1')).toHaveCount(1);
  await expectInOrder(page, [
    "Nos domaines d'expertise",
    'Nous contacter',
    'Date de création',
    '10 février 2025',
    'SARL unipersonnelle',
    '5 000 000 FCFA',
    'SNE',
    'PNRRC',
    'UNIV',
    'MIN. EAU',
    'MIN. ENV',
    'ONGI',
    '5M FCFA',
    'Afrique de l’Ouest',
    '100%',
    'Ressources en eau et WASH',
    'Changement climatique',
    "Études d'impact",
    'SIG et télédétection',
    'Génie civil',
    'Formation et renforcement des capacités',
    'Voir tous les projets',
    'GIRE',
    'Étude hydrologique',
    'WASH',
    'Infrastructures WASH communautaires',
    'EIES',
    'Étude d’impact environnemental et social',
    'Demander un devis',
    'WhatsApp',
  ]);
  expectQuiet(noted);
});

test('The home page in English says the same', async ({ page }) => {
  await page.goto('/en');
  await expectInOrder(page, [
    'Our areas of expertise',
    'Contact us',
    '10 February 2025',
    'SNE',
    'PNRRC',
    'UNIV',
    'MIN. WATER',
    'MIN. ENV',
    'INGO',
    '5M FCFA',
    'West Africa',
    '100%',
    'Water resources and WASH',
    'Climate change',
    'Impact studies',
    'GIS and remote sensing',
    'Civil engineering',
    'Training and capacity building',
    'See all projects',
    'GIRE',
    'Hydrological study',
    'WASH',
    'Community WASH infrastructure',
    'EIES',
    'Environmental and social impact study',
    'Request a quote',
    'WhatsApp',
  ]);
});

test('The buttons of the home page lead where they say', async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(prefix || '/');
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const quote = `${prefix}/contact?sujet=${prefix ? 'Quote' : 'Devis'}`;
    expect(links.slice(0, 3)).toEqual([quote, `${prefix}/services`, `${prefix}/contact`]);
    expect(links).toContain(`${prefix}/projects`);
    const [whatsApp] = links.filter((href) => href.startsWith('https://wa.me/'));
    expect(decodeURIComponent(whatsApp!)).toMatch(/\?text=Bonjour/);
    expect(links.slice(-2)).toContain(quote);
  }
});

test('Each area of expertise leads to its place among the departments', async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(prefix || '/');
    const cards = page.getByRole('region', { name: /^(Six domaines d’expertise|Six areas of expertise)$/ });
    const addresses = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toEqual(
      ['eau', 'climat', 'impact', 'sig', 'genie-civil', 'formation'].map(
        (anchor) => `${prefix}/services#${anchor}`,
      ),
    );
    await page.goto(`${prefix}/services`);
    for (const address of addresses) {
      await expect(page.locator(`#${address.split('#')[1]}`)).toHaveCount(1);
    }
  }
});

test('There are six areas of expertise, three figures and three flagship projects', async ({ page }) => {
  await page.goto('/');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Six domaines d’expertise').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(section('Projets phares').getByRole('heading', { level: 3 })).toHaveCount(3);
  const figures = page.locator('dd').filter({ hasText: /^(5M FCFA|6|100%)$/ });
  await expect(figures).toHaveText(['5M FCFA', '6', '100%']);
});

test('Items rise one after another, 100, 150 and 200 ms, when they come into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/');
  const items = page.getByRole('region', { name: 'Projets phares' }).getByRole('listitem');
  const delays = await items.evaluateAll((all) =>
    all.map((item) => {
      const { transitionDelay, animationDelay } = getComputedStyle(item);
      const seconds = [transitionDelay, animationDelay].flatMap((list) => list.split(',')).map(parseFloat);
      return Math.round(Math.max(...seconds) * 1000);
    }),
  );
  await items.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity)))
    .toEqual(['1', '1', '1']);
  const shown = await items.evaluateAll((all) =>
    all.map((item) => {
      const { transitionDelay, animationDelay } = getComputedStyle(item);
      const seconds = [transitionDelay, animationDelay].flatMap((list) => list.split(',')).map(parseFloat);
      return Math.round(Math.max(...seconds) * 1000);
    }),
  );
  expect([delays, shown]).toContainEqual([100, 150, 200]);
});
