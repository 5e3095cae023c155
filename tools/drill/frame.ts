import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { median } from './quantiles.ts';
import type { WholeProduct } from './whole-product.ts';

const RELOADS = 5;
const SCREENS = ['/admin', '/admin/projects', '/admin/projects/new', '/admin/settings', '/en/admin/news'];
/** From the script to frame and skeleton, in milliseconds. */
const LIMIT = 300;

/** How long after its script a screen that is loaded anew shows the frame, and after what time what it is about. */
export async function frame(product: WholeProduct, reloads = RELOADS): Promise<number> {
  await product.start();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      baseURL: product.url,
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, product.administrator);
    let failed = 0;
    for (const path of SCREENS) {
      const shown: Shown[] = [];
      for (let reload = 0; reload < reloads; reload += 1) shown.push(await load(page, path));
      const [first, whole] = [
        median(shown.map(({ first }) => first)),
        median(shown.map(({ whole }) => whole)),
      ];
      if (first > LIMIT) failed += 1;
      console.log(
        `${path.padEnd(20)} frame ${first.toFixed(0)} ms after the script, screen ${whole.toFixed(0)} ms`,
      );
    }
    return failed === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

interface Shown {
  readonly first: number;
  readonly whole: number;
}

/** Both from the end of the entry script's way; its cache is warm, as that of somebody who works. */
async function load(page: Page, path: string): Promise<Shown> {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<{ first: number; whole: number }>((done) => {
        let first: number | undefined;
        const look = (): void => {
          const [script] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /entry-client.*\.js$/.test(name)) as PerformanceResourceTiming[];
          const now = performance.now() - (script?.responseEnd ?? 0);
          if (document.querySelector('#content')) first ??= now;
          if (document.querySelector('#content h1') && first !== undefined) done({ first, whole: now });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

async function signIn(page: Page, { email, password }: WholeProduct['administrator']): Promise<void> {
  await page.goto('/auth');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL(/admin/);
  await page.locator('#content h1').waitFor();
}
