import { expectAccessible, inspect, inspectState } from './accessible.ts';
import { publish, withdraw, type Project } from './projects.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

test.use({ reducedMotion: 'reduce' });

let project: Project;

test.beforeAll(async ({ office }) => {
  project = await publish(office, {
    title_fr: `Étude hydrologique et hydraulique des affluents de la rive gauche du Bandama, de ${aWord()} à Tiassalé`,
    title_en: `Hydrological and hydraulic study of the left-bank tributaries of the Bandama, from ${aWord()}`,
    category: 'WASH',
  });
});

test.afterAll(async ({ office }) => withdraw(office, [project.id]));

for (const language of ['fr', 'en'] as const) {
  const prefix = language === 'en' ? '/en' : '';
  for (const [name, path] of [
    ['home', ''],
    ['projects', '/projects'],
    ['section', '/about'],
    ['not-found', '/nowhere'],
  ] as const) {
    test(`${name} in ${language} is accessible at every width`, async ({ page }) => {
      await page.goto(`${prefix}${path}` || '/');
      await alive(page);
      await inspect(page, `${name}-${language}`);
    });
  }

  test(`project in ${language} is accessible, as a page and as a dialog`, async ({ page }) => {
    await page.goto(`${prefix}/projects/${project.id}`);
    await alive(page);
    await inspect(page, `project-${language}`);
    await page.goto(`${prefix}/projects`);
    await alive(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: language === 'fr' ? project.title_fr : project.title_en }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspectState(page, `project-dialog-${language}`);
  });
}

test('The open menu and the open chat card are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await alive(page);
  await page.getByRole('banner').first().locator('summary').click();
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
