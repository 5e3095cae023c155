import { inspect, inspectState } from './accessible.ts';
import { EVERY_PATH, inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { expectWorded } from './head.ts';
import { faultsIn } from './html-rules.ts';
import { addressIn, LANGUAGES, PUBLIC_PAGES, type Language } from './public-addresses.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { faultsOf, thingsIn } from './structured-data.ts';
import { alive } from './visits.ts';
import { PAYLOADS } from './xss.ts';

const word = aWord();
const titles = {
  fr: `Étude hydrologique et hydraulique des affluents de la rive gauche du Bandama, de ${word} à Tiassalé`,
  en: `Hydrological and hydraulic study of the left-bank tributaries of the Bandama, from ${word}`,
};
let records: PublishedRecords;

test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, titles.fr, titles.en);
});
test.afterAll(() => records.withdraw());

/** What every page owes, whoever shows it: valid HTML, and things that are described as what they are. */
async function expectSound(html: string, address: string, language: Language, origin: string): Promise<void> {
  expect(await faultsIn(html), address).toEqual([]);
  const things = thingsIn(html);
  expect(faultsOf(things), address).toEqual([]);
  const indexed = !/<meta name="robots" content="noindex/.test(html);
  expect(things.length > 0, address).toBe(indexed);
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const steps = (trail?.['itemListElement'] ?? []) as { item: string; position: number }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  if (steps.length === 0) return;
  const home = `${origin}${addressIn(language, '/')}`;
  expect(steps[0]?.item.replace(/\/$/, ''), address).toBe(home.replace(/\/$/, ''));
  expect(steps.at(-1)?.item, address).toBe(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
}

for (const language of LANGUAGES) {
  for (const [name, path] of [...PUBLIC_PAGES, ['news', '/news'], ['not-found', '/nowhere']] as const) {
    test(`${name} in ${language} is valid, described, and accessible at every width`, async ({
      page,
      baseURL,
    }) => {
      const address = addressIn(language, path);
      const html = await (await page.goto(address))!.text();
      await expectSound(html, address, language, baseURL!);
      if (name !== 'not-found') expectWorded(html, address);
      await alive(page);
      await inspect(page, `${name}-${language}`);
    });
  }

  test(`Records in ${language} are valid, described, and accessible at every width`, async ({
    page,
    baseURL,
  }) => {
    const names = ['project', 'publication', 'article'];
    for (const [index, path] of records.paths.entries()) {
      const address = addressIn(language, path);
      const html = await (await page.goto(address))!.text();
      await expectSound(html, address, language, baseURL!);
      await alive(page);
      await inspect(page, `${names[index]}-${language}`);
    }
  });

  test(`The dialog of a project in ${language} is accessible`, async ({ page }) => {
    await page.goto(addressIn(language, `/projects?q=${word}`));
    await alive(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: titles[language] }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspectState(page, `project-dialog-${language}`);
  });
}

test('Pages under their other names are valid and described, too', async ({ request, baseURL }) => {
  const visited = new Set<string>(['/news', ...PUBLIC_PAGES.map(([, path]) => path)]);
  const others = EVERY_PATH.filter((path) => !visited.has(path));
  expect(others.length).toBeGreaterThan(5);
  for (const { address, language } of inBothLanguages(others)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    await expectSound(await answer.text(), address, language, baseURL!);
  }
  for (const address of ['/auth', '/auth/forgot', '/auth/reset', '/admin']) {
    await expectSound(await (await request.get(address)).text(), address, 'fr', baseURL!);
  }
});

test('Whatever is written into a title, pages are valid and described, and it is only a title', async ({
  request,
  office,
  page,
  baseURL,
}) => {
  test.slow();
  for (const payload of [...PAYLOADS, '\u2028"}]}</script>']) {
    const hostile = await publishOneOfEach(office, payload, payload);
    for (const { address, language } of inBothLanguages(hostile.paths)) {
      const answer = await request.get(address);
      expect(answer.status(), `${address}: ${payload}`).toBe(200);
      const html = await answer.text();
      await expectSound(html, `${address}: ${payload}`, language, baseURL!);
      const named = thingsIn(html).map((thing) => thing['name'] ?? thing['headline']);
      expect(named, address).toContain(payload);
    }
    await page.goto(hostile.paths[2] ?? '/');
    expect(await page.evaluate(() => '__xss' in globalThis), payload).toBe(false);
    await hostile.withdraw();
  }
});
