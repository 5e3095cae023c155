import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { aLandscape } from './photographs.ts';
import { projects as projectRecords, publishSeveral, withdraw, type Project } from './projects.ts';
import { addressIn, PUBLIC_PATHS } from './public-addresses.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';
import { KB, weigh } from './weighing.ts';

const COMPRESSED = { headers: { 'Accept-Encoding': 'br' } };

/** Bytes that a server may send before it has heard of any: ten segments. What is more comes a round trip later. */
const FIRST_WINDOW = 10 * 1460;

/** Loaded, alive, and quiet on the line. */
async function settled(page: Page): Promise<void> {
  await alive(page);
  await page.waitForLoadState('networkidle');
}

/** Most of the time of a look is waiting for the line to be quiet. */
const AT_ONCE = 4;

/** Looks at each address in a browser of its own, with nothing in store. */
async function inFreshBrowsers(
  browser: Browser,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = paths.values();
  const lookAtSome = async (): Promise<void> => {
    for (const path of left) {
      const page = await browser.newPage();
      await look(page, path);
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtSome));
}

/** Opens a page as who reads it on a telephone does: all that is sent weighs 60 KB at the most, and none of it is script. */
async function expectLight(page: Page, request: APIRequestContext, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const weights = weigh(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = {
    html: await weights.of('document'),
    style: await weights.of('stylesheet'),
    font: await weights.of('font'),
    picture: await weights.of('image'),
    script: await weights.of('script'),
    else: await weights.of('manifest', 'other', 'fetch', 'xhr', 'texts'),
    // Loaded once the page is there; tests block it.
    worker: Number((await request.get('/service-worker.js', COMPRESSED)).headers()['content-length']),
  };
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, all, ...sizes }) });
  expect.soft(weights.scripts(), path).toEqual([]);
  expect.soft(all, `${path}: ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(60 * KB);
}

const IN = {
  French: PUBLIC_PATHS,
  English: PUBLIC_PATHS.map((path) => addressIn('en', path)),
};

for (const [language, paths] of Object.entries(IN))
  test(`Who reads a page in ${language} loads 60 KB at the most, and no script`, async ({
    browser,
    request,
  }) => {
    await inFreshBrowsers(browser, paths, async (page, path) => {
      const weights = weigh(page);
      await expectLight(page, request, path);
      // Reading on by finger, wheel and keys is no intent either.
      await page.mouse.wheel(0, 3_000);
      await page.keyboard.press('PageDown');
      await page.waitForLoadState('networkidle');
      expect(weights.scripts(), path).toEqual([]);
    });
  });

for (const path of [...IN.French, ...IN.English, '/fonts/bricolage-grotesque.woff2']) {
  test(`${path} comes whole in the first window of congestion`, async ({ request }) => {
    const sent = async (): Promise<number> => {
      const answer = await request.get(path, COMPRESSED);
      const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + Number(answer.headers()['content-length']);
    };
    // It is compressed as well as can be once it has been sent.
    await expect.poll(sent).toBeLessThanOrEqual(FIRST_WINDOW);
  });
}

test('What / leaves out of its styles comes with its script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname)),
    );
  expect(await files()).toEqual([]);
  await settled(page);
  const wanted = await page.locator('style[data-of]').getAttribute('data-of');
  expect(await files()).toEqual(expect.arrayContaining(wanted!.split(' ')));
});

test('The script of / comes with the first sign of intent, and keeps to its budget', async ({ page }) => {
  const weights = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(weights.scripts()).toEqual([]);
  await settled(page);
  // Nobody pays for it who only reads.
  expect(await weights.of('script')).toBeLessThanOrEqual(128 * KB);
  await page.getByRole('link', { name: 'Projets', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets et réalisations');
});

test.describe('With photographs on a telephone', () => {
  const made: [{ withdraw: typeof withdraw }, string][] = [];
  let paths: string[];
  test.beforeAll(async ({ office }) => {
    const multipart = { file: await aLandscape() };
    const uploaded = async (bucket: string) => {
      const answer = await office.post(`/api/v1/files/${bucket}`, { multipart });
      return ((await answer.json()) as { url: string }).url;
    };
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const image_url = await uploaded('project-images');
      const project = await projectRecords.publish(office, { image_url, status: 'completed' });
      const item = await news.publish(office, { image_url: await uploaded('news-images') });
      const partner = await partners.publish(office, { logo_url: await uploaded('partner-logos') });
      made.push([projectRecords, project.id], [news, item.id], [partners, partner.id]);
      ids.push(project.id, item.id);
    }
    const [project, item] = ids;
    const { slug } = (await (await office.get(`${news.path}/${item}`)).json()) as { slug: string };
    paths = ['/', '/projects', `/projects/${project}`, '/partnerships', '/news', `/news/${slug}`];
  });
  test.afterAll(async ({ office }) => {
    for (const [records, id] of made) await records.withdraw(office, [id]);
  });

  for (const deviceScaleFactor of [1, 2, 3])
    test.describe(`of ${deviceScaleFactor} pixels to one`, () => {
      test.use({ deviceScaleFactor });
      for (const language of ['fr', 'en'] as const)
        test(`A first view weighs 60 KB at the most, ${language}`, async ({ browser, request }) => {
          const own = paths.map((path) => addressIn(language, path));
          await inFreshBrowsers(browser, own, (page, path) => expectLight(page, request, path));
        });
    });
});

test.describe('With six cards', () => {
  let projects: Project[];
  test.beforeAll(async ({ office }) => {
    const categories = ['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation', 'WASH'];
    projects = await publishSeveral(
      office,
      categories.map((category, index) => ({
        title_fr: `Étude hydrologique du bassin versant numéro ${index + 1}`,
        title_en: `Hydrological study of river basin number ${index + 1}`,
        description_fr: 'Débits, crues et étiages du fleuve, du relevé de terrain au modèle. '.repeat(20),
        description_en: 'Flows, floods and low waters of the river, from survey to model. '.repeat(20),
        category,
      })),
    );
  });
  test.afterAll(async ({ office }) =>
    withdraw(
      office,
      projects.map(({ id }) => id),
    ),
  );

  test('/projects keeps to its budget of script, style and HTML', async ({ page }) => {
    const weights = weigh(page);
    const answer = await page.goto('/projects');
    expect(answer?.headers()['content-encoding']).toBe('br');
    await expect(page.locator('main article')).toHaveCount(6);
    await settled(page);
    const sizes = {
      script: await weights.of('script'),
      style: await weights.of('stylesheet'),
      html: await weights.of('document'),
      font: await weights.of('font'),
    };
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
    expect.soft(sizes.script, 'script').toBeGreaterThan(0);
    expect.soft(sizes.script, 'script').toBeLessThanOrEqual(130 * KB);
    expect.soft(sizes.style, 'style').toBeLessThanOrEqual(12 * KB);
    expect.soft(sizes.html, 'HTML').toBeLessThanOrEqual(15 * KB);
    expect.soft(sizes.font, 'fonts').toBeLessThanOrEqual(65 * KB);
  });

  test('Public pages carry no Ant Design', async ({ page, request }) => {
    const weights = weigh(page);
    for (const path of ['/', '/projects', `/projects/${projects[0]!.id}`, '/about']) {
      await page.goto(path);
      await settled(page);
    }
    const scripts = weights.scripts();
    expect(scripts.length).toBeGreaterThan(0);
    for (const address of scripts) {
      const text = await (await request.get(address)).text();
      expect.soft(/ant-btn|ant-select|ant-modal/.test(text), address).toBe(false);
    }
  });

  for (const [language, paths] of Object.entries(IN))
    test(`Nothing jumps on a page in ${language}`, async ({ browser }) =>
      inFreshBrowsers(browser, paths, async (page, path) => {
        await page.addInitScript(() => {
          const shifts: unknown[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as PerformanceEntry & {
                value: number;
                sources: { node?: Element }[];
              };
              shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // A font that comes late must not move what is already read.
        await page.route('**/*.woff2', async (route) => {
          await new Promise((later) => setTimeout(later, 400));
          await route.continue();
        });
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(path);
        await settled(page);
        await page.mouse.wheel(0, 4_000);
        await page.waitForLoadState('networkidle');
        const shifts = () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
        expect(await shifts(), path).toEqual([]);
      }));
});
