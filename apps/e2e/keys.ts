import { expect, type Page } from '@playwright/test';

/** Presses Tab until the wanted control has the focus. @param wanted its id, or the whole of its name */
export async function tabTo(
  page: Page,
  wanted: string | RegExp,
  most = 60,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const names = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
      return [activeElement?.id ?? '', label];
    });
    const reached = names.some((name) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));
    if (reached) return expectUncovered(page, String(wanted));
  }
  throw new Error(`Tab does not reach ${String(wanted)}`);
}

/** What has the focus is not hidden under a bar (WCAG 2.4.11). */
async function expectUncovered(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return 'nothing has the focus';
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = activeElement.closest('.ant-form-item') ?? activeElement;
    return hit !== null && own.contains(hit) ? '' : (hit?.outerHTML.slice(0, 120) ?? 'outside the window');
  });
  expect(covered, `${what} is covered`).toBe('');
}
