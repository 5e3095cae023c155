import { expectNoSidewaysScroll } from './accessible.ts';
import { brokenWords } from './fitting.ts';
import { addressIn, LANGUAGES, PUBLIC_PATHS } from './public-addresses.ts';
import { expect, test } from './site.ts';

test.describe('With text at 200 %', () => {
  // What a window of 1280 px shows at 200 % (WCAG 1.4.4, 1.4.10).
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

  test('no page scrolls sideways and no text is cut off', async ({ page }) => {
    for (const language of LANGUAGES) {
      for (const path of PUBLIC_PATHS) {
        const address = addressIn(language, path);
        await page.goto(address);
        await expectNoSidewaysScroll(page, address);
        const cut = await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button')]
            .filter((element) => {
              const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
              if (element.closest('.visually-hidden') || webkitLineClamp !== 'none') return false;
              const hides = overflowX === 'hidden' || textOverflow === 'ellipsis';
              return hides && element.scrollWidth > element.clientWidth + 1;
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        expect.soft(cut, address).toEqual([]);
      }
    }
  });
});

test.describe('In forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('buttons keep an edge, and fields too', async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      const bare = await page
        .locator('main .button, main button, main input:not([type=checkbox], [type=hidden]), main textarea')
        .evaluateAll((all) =>
          all
            .filter((element) => {
              if (!element.checkVisibility() || element.closest('[aria-hidden]')) return false;
              const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element);
              const edged = parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
              return !edged && !textDecorationLine.includes('underline');
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      expect.soft(bare, path).toEqual([]);
    }
  });
});

test('No ordinary word is broken in two at any width', async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const path of [...PUBLIC_PATHS, '/auth']) {
      const address = path === '/auth' ? path : addressIn(language, path);
      await page.goto(address);
      for (const width of [320, 360, 640, 768, 1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  }
});

test('The river of the home page stands still for who asked for less motion, and is drawn for all others', async ({
  page,
}) => {
  const address = '**/illustrations/hero-basin.svg';
  await page.route(address, async (route) => {
    const drawing = await route.fetch();
    const body = (await drawing.text()).replace(/animation:r [\d.]+s/, 'animation:r 60s');
    await route.fulfill({
      response: drawing,
      body,
      headers: { ...drawing.headers(), 'cache-control': 'no-store' },
    });
  });
  // Optional as it is, it may come too late for one of the pictures.
  await page.route('**/fonts/**', (route) => route.abort());
  const shown = () => page.locator('main header').screenshot();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const whole = await shown();
  await page.waitForTimeout(1_000);
  expect(whole.equals(await shown()), 'nothing moves').toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  expect(whole.equals(await shown()), 'it is being drawn').toBe(false);
  await page.unroute(address);
  await page.reload();
  await expect.poll(async () => whole.equals(await shown())).toBe(true);
});
