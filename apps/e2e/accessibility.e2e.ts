import { expectAccessible } from './accessible.ts';
import { languageMenu } from './language-menu.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

test.use({ reducedMotion: 'reduce' });

test('The open menus and the open chat card are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await alive(page);
  await languageMenu(page).locator('summary').click();
  await expectAccessible(page, 'open languages');
  await page.locator('details:has(nav) > summary').click();
  await expectAccessible(page, 'open menu');
  await page.keyboard.press('Escape');
  await page.locator('summary').filter({ hasText: 'WhatsApp' }).click();
  await expectAccessible(page, 'open chat');
});

test('With reduced motion nothing moves', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { animationName, transitionDuration, animationDuration } = getComputedStyle(element);
        const longest = Math.max(...transitionDuration.split(',').map(parseFloat));
        return longest > 0.011 || (animationName !== 'none' && parseFloat(animationDuration) > 0.011);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});
