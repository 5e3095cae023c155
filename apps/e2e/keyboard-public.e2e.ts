import type { Page } from '@playwright/test';
import { addressIn, LANGUAGES, PUBLIC_PATHS } from './public-addresses.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

interface Stop {
  /** What a screen reader would call it, or its markup. */
  readonly name: string;
  readonly covered: string;
  readonly outlined: boolean;
}

/** What has the focus, and whether something lies over it (WCAG 2.4.11) or nothing shows it (2.4.7). */
async function stop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return undefined;
    // A link that fills a card is drawn by its ::after; the place is that of its text.
    const { left, top, width, height } =
      activeElement.getClientRects()[0] ?? activeElement.getBoundingClientRect();
    // Of something taller than the window, like a long text field, a part is enough.
    const hits = [
      top + Math.min(12, height / 2),
      top + height / 2,
      top + height - Math.min(12, height / 2),
    ].map((y) => document.elementFromPoint(left + width / 2, y));
    const own = hits.some(
      (hit) => hit !== null && (activeElement.contains(hit) || hit.contains(activeElement)),
    );
    const frame = [activeElement, activeElement.parentElement, activeElement.closest('article, li, label')];
    const outlined = frame.some((element) => {
      if (!element) return false;
      return ['', '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part || undefined);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    });
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent?.trim() ?? '';
    return {
      name: label.slice(0, 60) || activeElement.outerHTML.slice(0, 80),
      covered: own ? '' : (hits[1]?.outerHTML.slice(0, 100) ?? 'outside the window'),
      outlined,
    };
  });
}

for (const width of [360, 1440]) {
  for (const language of LANGUAGES) {
    test(`Tab reaches everything in ${language} at ${width} px, and nothing lies over it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const path of PUBLIC_PATHS) {
        const address = addressIn(language, path);
        await page.goto(address);
        await alive(page);
        const wanted = await page
          .locator('a[href], button, input, textarea, select, summary')
          .evaluateAll(
            (all) =>
              all.filter((one) => one.checkVisibility() && !one.closest('[inert], [aria-hidden]')).length,
          );
        const stops: Stop[] = [];
        for (let step = 0; step < wanted + 20; step += 1) {
          await page.keyboard.press('Tab');
          const reached = await stop(page);
          if (!reached) break;
          stops.push(reached);
        }
        expect.soft(stops.length, `${address}: stops of ${wanted}`).toBeGreaterThan(wanted * 0.8);
        const covered = stops.filter((one) => one.covered !== '');
        expect.soft(covered, `${address}: covered`).toEqual([]);
        const unseen = stops.filter((one) => !one.outlined).map(({ name }) => name);
        expect.soft(unseen, `${address}: without a visible focus`).toEqual([]);
      }
    });
  }
}

test('The first stop leads past the frame to the content', async ({ page }) => {
  const skip = page.locator('a[href="#content"]');
  for (const [path, isAlive] of [
    ['/', false],
    ['/en/contact', false],
    ['/', true],
    ['/en/projects', true],
  ] as const) {
    await page.goto(path);
    if (isAlive) await alive(page);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});
