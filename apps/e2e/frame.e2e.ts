import type { Page } from '@playwright/test';
import { chooseLanguage } from './language-menu.ts';
import { expect, test } from './site.ts';
import { alive, visit } from './visits.ts';

const banner = (page: Page) => page.getByRole('banner').first();
const wide = (page: Page) =>
  page.getByRole('navigation', { name: /^(Navigation principale|Main navigation)$/ });

test('The contact bar is 40 px high, the navigation 64 px and stays at the top', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, '/');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const bar = await page
      .getByLabel(/^(Nous joindre|Reach us)$/)
      .first()
      .boundingBox();
    expect(bar).toMatchObject({ y: 0, height: 40 });
    expect(await banner(page).boundingBox()).toMatchObject({ y: 40, height: 64 });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0);
  }
});

test('The navigation gets a stronger shadow after 50 px', async ({ page }) => {
  await visit(page, '/');
  const shadow = () => banner(page).evaluate((bar) => getComputedStyle(bar).boxShadow);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const before = await shadow();
  await scrollTo(50);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shadow()).toBe(before);
  await scrollTo(51);
  await expect.poll(shadow).not.toBe(before);
  await scrollTo(0);
  await expect.poll(shadow).toBe(before);
});

test('Seven links, in order, of which the present one is marked', async ({ page }) => {
  const paths = ['/', '/about', '/services', '/projects', '/resources', '/partnerships', '/contact'];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const prefix of ['', '/en']) {
    for (const path of paths) {
      const address = path === '/' ? prefix || '/' : `${prefix}${path}`;
      await page.goto(address);
      const links = wide(page).first().getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        paths.map((to) => (to === '/' ? prefix || '/' : `${prefix}${to}`)),
      );
      const current = wide(page).first().locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', address);
    }
  }
  for (const [path, quote, contact] of [
    ['/', 'Demander un devis', '/contact?sujet=Devis'],
    ['/en', 'Request a quote', '/en/contact?sujet=Quote'],
  ] as const) {
    await page.goto(path);
    await expect(banner(page).getByRole('link', { name: quote })).toHaveAttribute('href', contact);
  }
});

test('An alias marks the same link as its own address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [alias, own] of [
    ['/projets', '/projects'],
    ['/a-propos', '/about'],
    ['/domaines', '/services'],
    ['/publications', '/resources'],
    ['/partenaires', '/partnerships'],
  ] as const) {
    await page.goto(alias);
    await expect(wide(page).first().locator('[aria-current="page"]')).toHaveAttribute('href', own);
  }
});

test('The small menu opens, and closes when a link is chosen or on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const menu = banner(page).locator('details nav');
  const toggle = banner(page).locator('details:has(nav) > summary');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(7);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: 'Projets', exact: true }).click();
  await page.waitForURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets et réalisations');
  await expect(menu).toBeHidden();
});

test('The WhatsApp button expands into a card with a greeting, and collapses', async ({ page }) => {
  for (const path of ['/', '/en/projects']) {
    await visit(page, path);
    const english = path.startsWith('/en');
    const button = page.locator('summary').filter({ hasText: /WhatsApp/ });
    const start = page.getByRole('link', {
      name: english ? /^Start the conversation/ : /^Démarrer la conversation/,
    });
    await expect(start).toBeHidden();
    await button.click();
    await expect(start).toBeVisible();
    await expect(page.getByText(english ? /^Hello/ : /^Bonjour/)).toBeVisible();
    const href = new URL((await start.getAttribute('href')) ?? '');
    expect(`${href.origin}${href.pathname}`).toBe('https://wa.me/');
    expect(href.searchParams.get('text')).toMatch(/^Bonjour/);
    await expect(start).toHaveAttribute('target', '_blank');
    await expect(start).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('button', { name: english ? 'Close' : 'Fermer', exact: true }).click();
    await expect(start).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('The footer has its links, the place and the opening hours', async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(prefix || '/');
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining([`${prefix}/legal`, `${prefix}/privacy`, '/auth']));
    expect(hrefs.filter((href) => /^(?:tel|mailto|https?):/.test(href ?? ''))).toEqual([]);
    await expect(footer.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/auth');
    const said = (await footer.innerText()).replace(/\s+/g, ' ');
    expect(said).toContain('Cocody, Abidjan');
    expect(said).toContain(prefix ? 'Monday – Friday 8 am – 5 pm' : 'Lundi – Vendredi 8h – 17h');
  }
});

test('Links to other sites open safely in a new tab', async ({ page }) => {
  await page.goto('/');
  const outside = page.locator('a[href^="http"]:not([hreflang])');
  expect(await outside.count()).toBeGreaterThan(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('The language switch changes the page where it is and keeps the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, '/projects');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await chooseLanguage(page, 'English');
  await page.waitForURL('/en/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects and achievements');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.goto('/');
  await page.waitForURL('/en');
  await chooseLanguage(page, 'Français');
  await page.waitForURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/contact');
  await expect(page).toHaveURL('/contact');
});

test('The chat button lies over nothing that is read or used, however far one scrolls', async ({ page }) => {
  for (const path of ['/', '/projects', '/contact']) {
    await visit(page, path);
    const chat = page.locator('summary').filter({ hasText: 'WhatsApp' });
    for (const width of [320, 360, 768, 1100, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const covered = await chat.evaluate(async (button) => {
        const widget = button.closest('details')!;
        const content = 'h1, h2, h3, p, a, button, summary, input, textarea, select, li, dt, dd, article';
        // What has gone under the bar of the frame is covered by that.
        const above = (all: Element[]) =>
          all.slice(0, all.findIndex((one) => one.matches('body > header')) >>> 0);
        const { scrollHeight } = document.documentElement;
        const found: string[] = [];
        for (let top = 0; top < scrollHeight; top += 350) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const { left, right, top: upper, bottom } = button.getBoundingClientRect();
          const points = [left, (left + right) / 2, right].flatMap((x) =>
            [upper, (upper + bottom) / 2, bottom].map((y) => [x, y] as const),
          );
          const under = points
            .flatMap(([x, y]) => above(document.elementsFromPoint(x, y)))
            .filter((element) => element.matches(content) && !widget.contains(element));
          found.push(...under.map(({ outerHTML }) => `${top} px down: ${outerHTML.slice(0, 80)}`));
        }
        return found;
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('Menu and chat card close each other, also without script', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: 'fr-FR',
      javaScriptEnabled,
      viewport: { width: 360, height: 700 },
    });
    const page = await context.newPage();
    await page.goto('/');
    if (javaScriptEnabled) await alive(page);
    const card = page.getByRole('link', { name: /^Démarrer la conversation/ });
    const menu = banner(page).locator('details nav');
    await banner(page).locator('details:has(nav) > summary').click();
    await expect(menu).toBeVisible();
    await page.locator('summary').filter({ hasText: 'WhatsApp' }).click();
    await expect(card).toBeVisible();
    await expect(menu).toBeHidden();
    await page.locator('summary').filter({ hasText: 'WhatsApp' }).click();
    await expect(card).toBeHidden();
    await context.close();
  }
});
