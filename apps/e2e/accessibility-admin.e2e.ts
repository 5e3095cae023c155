import { inspect, inspectState, speak } from './accessible.ts';
import { aWord, publish, withdraw, type Project } from './projects.ts';
import { signUpOverApi, storedSession } from './session.ts';
import { expect, signedInTest, test } from './site.ts';

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
  test(`auth in ${language} is accessible on both tabs`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/auth');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inspect(page, `sign-in-${language}`);
    await page.getByRole('tab').last().click();
    await inspectState(page, `sign-up-${language}`);
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
    await inspectState(page, `removal-${language}`);

    await page.goto('/admin/projects/new');
    await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
    await expect(page.getByText(/Bénéficiaires requis|Beneficiaries are required/)).toBeVisible();
    await inspect(page, `admin-project-${language}`);
  });
}
