import type { Page } from '@playwright/test';
import { publishSeveral, withdraw, type Project } from './projects.ts';
import { addressIn, PUBLIC_PATHS } from './public-addresses.ts';
import { expect, test } from './site.ts';
import { KB, weigh } from './weighing.ts';

/** Loaded, alive, and quiet on the line. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('footer a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
  await page.waitForLoadState('networkidle');
}

test('The first view of / keeps to its budget, and its script waits until the page is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const weights = weigh(page);
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!loaded && request.resourceType() === 'script') early.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  await settled(page);
  const sizes = {
    html: await weights.of('document'),
    style: await weights.of('stylesheet'),
    font: await weights.of('font'),
    picture: await weights.of('image'),
    script: await weights.of('script'),
    else: await weights.of('manifest', 'other', 'fetch', 'xhr'),
  };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  expect(early).toEqual([]);
  expect.soft(sizes.html, 'HTML').toBeLessThanOrEqual(18 * KB);
  expect.soft(sizes.style, 'style').toBeLessThanOrEqual(12 * KB);
  expect.soft(sizes.font, 'fonts').toBeLessThanOrEqual(60 * KB);
  expect.soft(sizes.picture, 'pictures').toBeLessThanOrEqual(40 * KB);
  expect.soft(sizes.script, 'script').toBeGreaterThan(0);
  expect.soft(sizes.script, 'script').toBeLessThanOrEqual(110 * KB);
  const { script, ...shown } = sizes;
  const firstView = Object.values(shown).reduce((sum, size) => sum + size, 0);
  expect.soft(firstView, `first view, beside ${script} bytes of script`).toBeLessThanOrEqual(150 * KB);
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
    expect.soft(sizes.script, 'script').toBeLessThanOrEqual(115 * KB);
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

  for (const path of [...PUBLIC_PATHS, ...PUBLIC_PATHS.map((path) => addressIn('en', path))]) {
    test(`Nothing jumps on ${path}`, async ({ page }) => {
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
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await settled(page);
      await page.mouse.wheel(0, 4_000);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
    });
  }
});
