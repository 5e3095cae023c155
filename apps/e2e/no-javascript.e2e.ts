import { chooseLanguage } from './language-menu.ts';
import { publish, withdraw, type Project } from './projects.ts';
import { addressIn, LANGUAGES, PUBLIC_PATHS } from './public-addresses.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('Every page can be read in both languages, and nothing on it is invisible', async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PATHS) {
      const address = addressIn(language, path);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      const hidden = await page.locator('main').evaluate((main) =>
        // What is said to whoever is offline is shown by the worker or the script, when it is true.
        [...main.querySelectorAll(':is(h1, h2, h3, p, li, dd, img, a):not([data-offline])')]
          .filter((element) => {
            for (let one: Element | null = element; one; one = one.parentElement) {
              if (one.classList.toString().includes('visually-hidden') || one.closest('details, dialog'))
                return false;
              const { opacity, visibility, display } = getComputedStyle(one);
              if (Number(opacity) < 0.1 || visibility === 'hidden' || display === 'none') return true;
            }
            return false;
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(hidden, address).toEqual([]);
    }
  }
});

test.describe('A project', () => {
  let project: Project;
  const word = aWord();
  test.beforeAll(async ({ office }) => {
    project = await publish(office, { title_fr: `Lecture ${word}`, title_en: `Reading ${word}` });
  });
  test.afterAll(async ({ office }) => withdraw(office, [project.id]));

  test('is reached from the list by a plain link, in both languages', async ({ page }) => {
    for (const [prefix, title, text] of [
      ['', project.title_fr, 'Un second paragraphe.'],
      ['/en', project.title_en, 'A second paragraph.'],
    ] as const) {
      await page.goto(`${prefix}/projects?q=${word}`);
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${prefix}/projects/${project.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
  });
});

test('The small menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('banner').first().locator('details:has(nav)');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Projets', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets et réalisations');
});

test('The WhatsApp card opens', async ({ page }) => {
  await page.goto('/projects');
  await page.locator('summary').filter({ hasText: 'WhatsApp' }).click();
  await expect(page.getByRole('link', { name: /^Démarrer la conversation/ })).toBeVisible();
});

test('The language is chosen from a dropdown without script, at sign-in too', async ({ page }) => {
  for (const [address, english, french] of [
    ['/contact?sujet=Devis', '/en/contact?sujet=Devis', '/contact?sujet=Devis'],
    ['/auth', '/auth?lang=en', '/auth?lang=fr'],
  ] as const) {
    await page.goto(address);
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await chooseLanguage(page, 'Français');
    await expect(page).toHaveURL(french);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});

test('The sign-in page cannot send a password anywhere', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeDisabled();
  await expect(page.getByText(/^JavaScript est nécessaire pour se connecter/)).toBeVisible();
  await expect(page.getByText(/^JavaScript is needed to sign in/)).toBeVisible();
});
