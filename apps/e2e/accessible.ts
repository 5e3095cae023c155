import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface Examined {
  readonly axe?: { run(options: object): Promise<Results> };
}

/** No rule of WCAG 2.2 AA that a machine can check is broken on the page as it stands. */
export async function expectAccessible(page: Page, at: string): Promise<void> {
  const found = (await examine(page)).violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect.soft(found, at).toEqual([]);
}

/** What is well is not to be told: that takes as long as to look at it. No rule of these reads the style sheets. */
const TOLD = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };

/** The builder brings axe along each time, which takes longer than the examination: once a page is enough. */
async function examine(page: Page): Promise<Results> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    return new AxeBuilder({ page })
      .options({ ...TOLD })
      .withTags(RULES)
      .setLegacyMode()
      .analyze();
  }
  return page.evaluate(async (options) => (window as Window & Examined).axe!.run(options), {
    ...TOLD,
    runOnly: { type: 'tag', values: RULES },
  });
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page, at: string): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(wide, at).toBeLessThanOrEqual(window);
}

/** Everything that rises into view has risen, and pictures that wait to be seen are loaded, as are the fonts. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await step();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // One in a closed dialog is never asked for.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** What sticks to an edge of the window covers, wherever one stops, a strip that one can scroll out from under it. */
async function layBarsDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('body nav, body header, form > div')) {
      if (getComputedStyle(bar).position !== 'sticky') continue;
      Object.assign(bar.style, { position: 'relative', inset: 'auto' });
    }
  });
}

/** Axe looks at the narrow and the wide window. */
const WINDOWS = [
  { width: 320, picture: false, axe: false },
  { width: 360, picture: true, axe: true },
  { width: 768, picture: true, axe: false },
  { width: 1440, picture: true, axe: true },
] as const;

/** For eyes, not for checks: with `E2E_PICTURES` set, they are kept in `test-results/pages`. */
async function keepPicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (process.env['E2E_PICTURES'] === undefined) return;
  const path = join(test.info().project.outputDir, 'pages', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage });
}

export async function inspect(page: Page, name: string): Promise<void> {
  await seeAll(page);
  for (const { width, picture, axe } of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${name} at ${width} px`;
    await expectNoSidewaysScroll(page, at);
    if (picture) await keepPicture(page, `${name}-${width}`, true);
    if (!axe) continue;
    await layBarsDown(page);
    await expectAccessible(page, at);
  }
}

/** A state of a page that has been inspected already. */
export async function inspectState(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await layBarsDown(page);
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
  await keepPicture(page, `${name}-320`, false);
}

export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}
