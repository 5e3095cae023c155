import type { APIRequestContext, Page } from '@playwright/test';
import type { Firm } from '@site/vocabulary';
import { expectNoSidewaysScroll } from './accessible.ts';
import { EVERY_PATH, inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { untilCached } from './cached-pages.ts';
import { aWord } from './records.ts';
import { giveFacts } from './settings.ts';
import { expect, signedInTest, test } from './site.ts';
import { visit } from './visits.ts';
import { said } from './wording.ts';

test.describe.configure({ mode: 'serial' });

const GIVEN = {
  identification_number: 'CC 2500001 A',
  trade_register_number: 'CI-FICTIF-2025-B-1',
  tax_centre: 'Centre fictif des impôts',
  social_security_agency: 'Agence fictive',
  director_name: 'Awa Koné',
  address_fr: '12 rue des Jardins, Cocody',
  address_en: '12 Gardens Street, Cocody',
  phone: '+225 27 22 41 00 01',
  email: 'bureau@eaux.test',
  whatsapp_number: '2250701020304',
  social_url: 'https://social.test/eaux',
  hosting: 'Hébergeur fictif',
} as const satisfies Partial<Firm>;

const PLACEHOLDER = /à compléter|to be completed|(?:00[\s ]){3}00|2250{8}|contact@example|linkedin\.com\/"/i;
const HOLLOW = /<(dd|dt|dl|li|ul|ol|p|h[1-6]|a|address|section|strong|em)(?: [^>]*)?>\s*<\/\1>/;
const DEAD = /href="(?:tel:\D*|mailto:|https?:\/\/|#)?"/;

let records: PublishedRecords;
test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, `Titre ${aWord()}`, `Title ${aWord()}`);
});
test.afterAll(async ({ office }) => {
  await giveFacts(office);
  await records.withdraw();
});

/** What is wrong with each page, and the ways to the firm on all of them. */
async function look(request: APIRequestContext) {
  const faults: string[] = [];
  const ways = new Set<string>();
  for (const { address } of inBothLanguages([...EVERY_PATH, '/nowhere', ...records.paths])) {
    const html = (await (await request.get(address)).text()).split('$_TSR')[0] ?? '';
    for (const fault of [PLACEHOLDER, HOLLOW, DEAD]) {
      const found = fault.exec(html)?.[0];
      if (found !== undefined) faults.push(`${address}: ${found}`);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="((?:tel:|mailto:|https:\/\/wa\.me)[^"]*)"/g)) {
      // What is shared goes to whom the reader chooses.
      if (!href.startsWith('mailto:?'))
        ways.add(href.replace(/\?text=(?:Bonjour|Hello).*/, '?text=greeting'));
    }
  }
  return { faults, ways: [...ways].toSorted() };
}

test('Nothing stands for what the owner has not given, on any page', async ({ request, office }) => {
  await giveFacts(office);
  expect(await look(request)).toEqual({ faults: [], ways: ['https://wa.me/?text=greeting'] });
  for (const feed of ['/feed.xml', '/en/feed.xml']) {
    expect(await (await request.get(feed)).text()).not.toMatch(PLACEHOLDER);
  }
});

test('What is given is on the pages, and nothing stands for the rest', async ({ request, office }) => {
  await giveFacts(office, { phone: GIVEN.phone, address_fr: GIVEN.address_fr });
  const ways = ['https://wa.me/?text=greeting', 'tel:+2252722410001'];
  expect(await look(request)).toEqual({ faults: [], ways });
  await giveFacts(office, GIVEN);
  const all = ['https://wa.me/2250701020304?text=greeting', 'mailto:bureau@eaux.test', 'tel:+2252722410001'];
  expect(await look(request)).toEqual({ faults: [], ways: all });
});

test('The page has the address, the phone, the mail, the company page, WhatsApp and the opening hours', async ({
  page,
  office,
}) => {
  await giveFacts(office, GIVEN);
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const [name, address] of [
    [/^\+225/, /^tel:\+225\d+$/],
    [/@/, /^mailto:/],
    [/social\.test/, /^https:\/\/social\.test\/eaux$/],
    [/^Écrire sur WhatsApp/, /^https:\/\/wa\.me\/2250701020304\?text=Bonjour/],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', address);
  }
  await expect(main).toContainText(GIVEN.address_fr);
  for (const link of await main.locator('a[target]').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(main).toContainText(/Lundi – Vendredi\s*8h00–17h00\s*Samedi\s*8h00–12h00\s*Dimanche\s*Fermé/);
  await page.goto('/en/contact');
  await expect(main).toContainText(/Monday – Friday\s*8:00\sam – 5:00\spm.*Sunday\s*Closed/s);
});

test('The footer has the phone, the mail and the company page that are given', async ({ page, office }) => {
  await giveFacts(office, GIVEN);
  for (const address of ['/', '/en']) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    for (const href of ['mailto:bureau@eaux.test', 'tel:+2252722410001', GIVEN.social_url]) {
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    }
  }
});

test('Beside a long address the phone stands whole in the bar', async ({ page, office }) => {
  await giveFacts(office, { ...GIVEN, email: `contact@${'bureau-etudes-hydrologie.'.repeat(3)}test` });
  await page.goto('/');
  const phone = page.getByRole('complementary', { name: 'Nous joindre' }).locator('a[href^="tel:"]');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await phone.evaluate((link) => link.scrollWidth - link.clientWidth);
    expect.soft(cut, `${width} px`).toBe(0);
    await expectNoSidewaysScroll(page, `${width} px`);
  }
});

test('The home page has the registration in its strip', async ({ page, office }) => {
  await giveFacts(office, GIVEN);
  for (const [address, names, day] of [
    ['/', ["Numéro d'identification", 'Registre de commerce', 'Date de création'], '10 février 2025'],
    ['/en', ['Identification number', 'Trade register', 'Founded'], '10 February 2025'],
  ] as const) {
    await page.goto(address);
    const strip = page.getByRole('region', { name: /^(Immatriculation|Registration)$/ });
    await expect(strip.locator('dt')).toHaveText(names.map(said));
    const { identification_number, trade_register_number } = GIVEN;
    await expect(strip.locator('dd')).toHaveText(
      [identification_number, trade_register_number, day].map(said),
    );
  }
});

test('The about page states every fact of registration that is given', async ({ page, office }) => {
  await giveFacts(office, GIVEN);
  const rows = [
    ['Forme juridique', 'SARL unipersonnelle'],
    ["Numéro d'identification", GIVEN.identification_number],
    ['Numéro de registre de commerce', GIVEN.trade_register_number],
    ['Date de création', '10 février 2025'],
    ['Durée de la société', '99 ans'],
    ['Capital social', '5 000 000 FCFA'],
    ['Centre des impôts', GIVEN.tax_centre],
    ['Agence de sécurité sociale', GIVEN.social_security_agency],
    ['Siège social', GIVEN.address_fr],
  ] as const;
  await page.goto('/about');
  await expect(page.locator('main dt')).toHaveText(rows.map(([name]) => said(name)));
  await expect(page.locator('main dd')).toHaveText(rows.map(([, value]) => said(value)));
});

test('The about page has a card of the director, with bio, once a name is given', async ({
  page,
  office,
}) => {
  for (const [address, heading, role, bio] of [
    ['/about', 'Direction', 'Directeur fondateur', /^À la tête du bureau d’études/],
    ['/en/about', 'Leadership', 'Founding director', /^At the head of the firm/],
  ] as const) {
    const card = page.getByRole('region', { name: heading, exact: true });
    await giveFacts(office);
    await page.goto(address);
    await expect(card).toHaveCount(0);
    await giveFacts(office, GIVEN);
    await page.goto(address);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(GIVEN.director_name);
    await expect(card.locator('p')).toHaveText([role, bio]);
  }
});

const marks = (page: Page) => page.locator('a[href^="/admin/settings#"]');

signedInTest.describe('An administrator', () => {
  signedInTest(
    'sees what is missing where it is missing, and comes to its field',
    async ({ page, office }) => {
      await giveFacts(office);
      for (const [address, fields] of [
        ['/', ['identification_number', 'trade_register_number']],
        ['/about', ['tax_centre', 'social_security_agency', 'director_name']],
        ['/legal', ['hosting', 'address_fr']],
        ['/en/contact', ['phone', 'email', 'whatsapp_number', 'social_url', 'address_en']],
      ] as const) {
        await page.goto(address);
        for (const field of fields) {
          const mark = page.locator(`main a[href="/admin/settings#${field}"]`).first();
          await expect(mark, `${address} ${field}`).toBeVisible();
          await expect(mark).toHaveCSS('border-top-style', 'dashed');
        }
      }
      await page.emulateMedia({ media: 'print' });
      await expect(marks(page).filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
      await page.locator('main a[href="/admin/settings#phone"]').click();
      await expect(page).toHaveURL('/admin/settings#phone');
      await expect(page.locator('#phone')).toBeFocused();
    },
  );

  signedInTest('is sent the very page that visitors are sent', async ({ context, playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL! });
    for (const address of ['/', '/legal', '/en/contact']) {
      const sent = [await context.request.get(address), await visitor.get(address)];
      // What follows is told apart by the moment of rendering alone.
      const [his, theirs] = await Promise.all(
        sent.map(async (page) => (await page.text()).split('$_TSR')[0]),
      );
      expect(his).toBe(theirs);
    }
    await visitor.dispose();
  });
});

test('A visitor loads nothing of what administrators see', async ({ page, office }) => {
  await giveFacts(office);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/legal');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/auth|mark-unknown|admin/.test(path))).toEqual([]);
  await expect(marks(page)).toHaveCount(0);
});

test.describe('Without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the phone is on pages that were read, and on the one that stands for others', async ({
    page,
    context,
    office,
  }) => {
    await giveFacts(office, { phone: GIVEN.phone });
    await page.goto('/about');
    await untilCached(page, '/about');
    await context.setOffline(true);
    await page.goto('/about');
    const line = page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion' });
    await page.setViewportSize({ width: 360, height: 740 });
    const phone = line.getByRole('link', { name: GIVEN.phone });
    expect(await phone.evaluate((link) => link.getClientRects().length)).toBe(1);
    await page.goto('/legal');
    await expect(page.getByRole('link', { name: GIVEN.phone })).toHaveAttribute('href', 'tel:+2252722410001');
  });
});
