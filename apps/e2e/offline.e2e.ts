import { brotliCompressSync } from 'node:zlib';
import { aPdf } from './files.ts';
import { cachedPages, tellWorker, untilCached } from './cached-pages.ts';
import { fillIn, send } from './letters.ts';
import { publish, withdraw } from './projects.ts';
import { publications } from './publications.ts';
import { expect, signedInTest, test } from './site.ts';
import { cookiesOf, expectQuiet, observe, show, storedInBrowser, visit } from './visits.ts';
import { KB } from './weighing.ts';
import { said } from './wording.ts';

test.use({ serviceWorkers: 'allow' });
signedInTest.use({ serviceWorkers: 'allow' });

const LINE = said('Vous êtes hors connexion : cette page est telle que vous l’avez lue.');

test('Pages that were read are there without a connection, and say so; others say that they are not', async ({
  page,
  context,
  baseURL,
}) => {
  const noted = observe(page, new URL(baseURL!).origin);
  await page.goto('/about');
  await expect(page.getByText(LINE)).toBeHidden();
  await untilCached(page, '/about');
  await page.goto('/en/services');
  await untilCached(page, '/en/services');
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/À propos/);
  await expect(page.getByText(LINE)).toBeVisible();
  // The picture of its hero and its letters are there, too.
  const drawn = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(drawn).toBe(true);
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].map((f) => f.status))),
  ).toContain('loaded');
  await page.goto('/en/services');
  await expect(page.getByText('You are offline: this page is as you last read it.')).toBeVisible();
  await page.goto('/legal');
  await expect(page.getByRole('heading')).toHaveText('Cette page n’est pas disponible hors connexion');
  await page.goto('/en/legal');
  await expect(page.locator('html[lang=en] h1')).toHaveText('This page is not available offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal notices');
  expect(await cookiesOf(context)).toEqual([]);
  expect(Object.keys(await storedInBrowser(page)).filter((key) => key !== 'language')).toEqual([]);
  expectQuiet(noted);
});

test('A page that is alive keeps where it leads, and leads on without a connection', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await untilCached(page, '/');
  await page.getByRole('link', { name: 'Projets', exact: true }).first().click();
  await expect(page).toHaveURL('/projects');
  await untilCached(page, '/projects');
  await context.setOffline(true);
  await expect(page.getByText(LINE)).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect(page.getByText(LINE)).toBeHidden();
});

test('The contact form says at once that there is no connection, and keeps its text without its script', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await untilCached(page, '/contact');
  await context.setOffline(true);
  const told = page
    .locator('form')
    .getByText('Vous êtes hors connexion. Votre message reste dans le formulaire');
  await expect(told).toBeVisible();
  // What a subject asks for is the form that was read.
  await page.goto('/contact?sujet=Devis');
  await expect(told).toBeVisible();
  await fillIn(page, { nom: 'Awa Koné', email: 'awa@example.org', message: 'Un forage' });
  await send(page).click();
  await expect(page).toHaveURL('/contact?sujet=Devis');
  await expect(page.locator('#message')).toHaveValue('Un forage');
  await context.setOffline(false);
  await expect(told).toBeHidden();
});

test('Nothing is kept of sign-in, the API, letters with a token and what is not there', async ({ page }) => {
  await page.goto('/');
  await untilCached(page, '/');
  for (const path of [
    '/auth',
    '/nulle-part',
    '/newsletter/confirm?token=secret',
    '/about?token=secret',
    '/privacy',
  ]) {
    await page.goto(path);
  }
  await untilCached(page, '/privacy');
  await page.evaluate(() => fetch('/api/v1/projects'));
  await tellWorker(page, ['/auth', '/api/v1/projects', 'https://elsewhere.test/']);
  await page.goto('/legal');
  await untilCached(page, '/legal');
  expect((await cachedPages(page, 'pages-1')).toSorted()).toEqual(['/', '/legal', '/privacy']);
  expect(await cachedPages(page)).not.toContainEqual(expect.stringMatching(/^\/(?:api|auth)/));
});

test('What was deleted is not kept any longer, and no document ever is', async ({ page, office }) => {
  const project = await publish(office);
  const path = `/projects/${project.id}`;
  await page.goto(path);
  await untilCached(page, path);
  await withdraw(office, [project.id]);
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(410);
  await expect.poll(() => cachedPages(page, 'pages-1')).not.toContain(path);
  const sent = await office.post('/api/v1/files/publications', { multipart: { file: aPdf() } });
  const { url } = (await sent.json()) as { url: string };
  await publications.publish(office, { file_url: url });
  expect((await page.request.get(url)).headers()['cache-control']).toMatch(/^public/);
  await tellWorker(page, [url, '/mark.svg?told']);
  await untilCached(page, '/mark.svg?told');
  expect(await cachedPages(page)).not.toContain(url);
});

signedInTest('Nothing of the administration is kept, nor what the signed-in are shown', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about');
  await show(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // Of a visit before the sign-in, the worker is there.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  for (const path of ['/about', '/admin', '/admin/projects']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(
    (await cachedPages(page)).filter((path) => !/^\/(?:fonts\/|illustrations\/|mark\.svg)/.test(path)),
  ).toEqual([]);
});

test('Where data is to be saved nothing is kept', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('What former workers kept goes, and of many pages the last forty stay', async ({ page }) => {
  await page.goto('/auth');
  await page.evaluate(() => caches.open('pages-0'));
  await page.goto('/legal');
  await untilCached(page, '/legal');
  // It keeps what a page tells it while it still begins.
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('pages-0');
  await tellWorker(
    page,
    Array.from({ length: 45 }, (_, index) => `/about?n=${index}`),
  );
  await untilCached(page, '/about?n=44');
  await expect.poll(async () => (await cachedPages(page, 'pages-1')).length).toBe(40);
  expect(await cachedPages(page)).not.toContain('/legal');
});

test('The worker weighs 3 KB at the most, and what a page has inline to be read 2 KB', async ({
  request,
}) => {
  const answer = await request.get('/service-worker.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(3 * KB);
  const html = await (await request.get('/')).text();
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  const own = inline.filter((text) => /document\.currentScript\.remove|data-offline/.test(text));
  expect(own.length).toBeGreaterThan(1);
  expect(brotliCompressSync(own.join('')).length).toBeLessThanOrEqual(2 * KB);
});
