import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expectAccessible, expectNoSidewaysScroll, seeAll } from './accessible.ts';
import { aWord, publish, withdraw, type Project } from './projects.ts';
import { signUpOverApi, storedSession } from './session.ts';
import { expect, signedInTest, test } from './site.ts';
import { alive } from './visits.ts';

/** Axe looks at the narrow and the wide window; each has its picture kept. */
const WINDOWS = [
  { width: 320, picture: false, axe: false },
  { width: 360, picture: true, axe: true },
  { width: 768, picture: true, axe: false },
  { width: 1440, picture: true, axe: true },
] as const;

async function inspect(page: Page, name: string): Promise<void> {
  const { outputDir } = test.info().project;
  for (const { width, picture, axe } of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${name} at ${width} px`;
    await expectNoSidewaysScroll(page, at);
    if (picture) {
      await seeAll(page);
      await page.screenshot({ path: join(outputDir, 'pages', `${name}-${width}.png`), fullPage: true });
    }
    if (axe) await expectAccessible(page, at);
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}

test.use({ reducedMotion: 'reduce' });
signedInTest.use({ reducedMotion: 'reduce' });

let project: Project;

test.beforeAll(async ({ office }) => {
  project = await publish(office, {
    title_fr: `Étude hydrologique et hydraulique des affluents de la rive gauche du Bandama, de ${aWord()} à Tiassalé`,
    title_en: 'Hydrological and hydraulic study of the left-bank tributaries of the Bandama',
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
    await page.getByRole('link', { name: language === 'fr' ? project.title_fr : project.title_en }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, `project-dialog-${language}`);
  });

  test(`auth in ${language} is accessible on both tabs`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/auth');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inspect(page, `sign-in-${language}`);
    await page.getByRole('tab').last().click();
    await inspect(page, `sign-up-${language}`);
  });

  test(`restricted in ${language} is accessible`, async ({ playwright, browser, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    const { issued } = await signUpOverApi(request);
    const storageState = await storedSession(request, baseURL!, issued);
    const context = await browser.newContext({ storageState, baseURL: baseURL!, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await speak(page, language);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accès restreint|Restricted access/);
    await inspect(page, `restricted-${language}`);
    await context.close();
    await request.dispose();
  });

  signedInTest(`administration in ${language} is accessible`, async ({ page }) => {
    test.setTimeout(60_000);
    await speak(page, language);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
    await inspect(page, `dashboard-${language}`);

    await page.goto('/admin/projects');
    await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
    await inspect(page, `admin-projects-${language}`);
    await page.locator('tbody tr[data-row-key]').first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, `removal-${language}`);

    await page.goto('/admin/projects/new');
    await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
    await expect(page.getByText(/Bénéficiaires requis|Beneficiaries are required/)).toBeVisible();
    await inspect(page, `admin-project-${language}`);
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
