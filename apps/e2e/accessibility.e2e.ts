import { expectAccessible, inspect, inspectState } from './accessible.ts';
import { languageMenu } from './language-menu.ts';
import { news } from './news.ts';
import { publish, withdraw, type Project } from './projects.ts';
import { addressIn, LANGUAGES, PUBLIC_PAGES } from './public-addresses.ts';
import { publications } from './publications.ts';
import { aWord, type Stored } from './records.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

test.use({ reducedMotion: 'reduce' });

let project: Project;
let publication: Stored;
let item: Stored & { readonly slug?: string };

test.beforeAll(async ({ office }) => {
  const word = aWord();
  project = await publish(office, {
    title_fr: `Étude hydrologique et hydraulique des affluents de la rive gauche du Bandama, de ${word} à Tiassalé`,
    title_en: `Hydrological and hydraulic study of the left-bank tributaries of the Bandama, from ${word}`,
    category: 'WASH',
  });
  publication = await publications.publish(office, {
    title_fr: `Guide ${word}`,
    title_en: `Handbook ${word}`,
  });
  item = await news.publish(office, {
    title_fr: `Visite du chantier ${word}`,
    title_en: `Site visit ${word}`,
  });
});

test.afterAll(async ({ office }) => {
  await withdraw(office, [project.id]);
  await publications.withdraw(office, [publication.id]);
  await news.withdraw(office, [item.id]);
});

for (const language of LANGUAGES) {
  for (const [name, path] of [...PUBLIC_PAGES, ['not-found', '/nowhere'] as const]) {
    test(`${name} in ${language} is accessible at every width`, async ({ page }) => {
      await page.goto(addressIn(language, path));
      await alive(page);
      await inspect(page, `${name}-${language}`);
    });
  }

  test(`project in ${language} is accessible, as a page and as a dialog`, async ({ page }) => {
    await page.goto(addressIn(language, `/projects/${project.id}`));
    await alive(page);
    await inspect(page, `project-${language}`);
    await page.goto(addressIn(language, `/projects?q=${project.title_en.split(' ').at(-1)}`));
    await alive(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: language === 'fr' ? project.title_fr : project.title_en }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspectState(page, `project-dialog-${language}`);
  });

  test(`publication and news in ${language} are accessible at every width`, async ({ page }) => {
    for (const [name, path] of [
      ['publication', `/resources/${publication.id}`],
      ['news', '/news'],
      ['article', `/news/${item.slug}`],
    ] as const) {
      await page.goto(addressIn(language, path));
      await alive(page);
      await inspect(page, `${name}-${language}`);
    }
  });
}

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
