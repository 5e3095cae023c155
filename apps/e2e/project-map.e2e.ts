import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { publishSeveral, withdraw, type Project } from './projects.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';
import { KB } from './weighing.ts';

const word = aWord();
const ABIDJAN = '5.36,-4.008';
const PLACES = [ABIDJAN, ABIDJAN, ABIDJAN, ABIDJAN, ABIDJAN, '9.458,-5.63', '14.693,-17.447'];
let made: Project[];

test.beforeAll(async ({ office }) => {
  made = await publishSeveral(
    office,
    PLACES.map((point, place) => ({
      title_fr: `Étude ${place} ${word}`,
      title_en: `Study ${place} ${word}`,
      category: place < 3 ? 'WASH' : 'BTP',
      point,
    })),
  );
});
test.afterAll(async ({ office }) => {
  await withdraw(
    office,
    made.map(({ id }) => id),
  );
});

const mapOf = (page: Page, label = /^\d+ projets? sur la carte$/) => page.getByRole('group', { name: label });
const LIST = `/projects?q=${word}`;

test('Each mark of a town is a link to its own project, whatever lies beside it', async ({ page }) => {
  for (const [width, address] of [
    [1440, LIST],
    [768, `/en${LIST}`],
    [360, LIST],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const map = mapOf(page, /7 (projets sur la carte|projects on the map)/);
    await map.scrollIntoViewIfNeeded();
    const opened = await map.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const {
          left,
          top,
          width: wide,
          height,
        } = link.querySelector('circle:last-of-type')!.getBoundingClientRect();
        const hit = document.elementFromPoint(left + wide / 2, top + height / 2)?.closest('a');
        return [link.getAttribute('href'), hit?.getAttribute('href')];
      }),
    );
    expect(opened).toHaveLength(made.length);
    for (const [own, hit] of opened) expect(hit, `${address} at ${width}`).toBe(own);
    await expectNoSidewaysScroll(page, address);
  }
});

test('A mark that stands alone is reached by a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LIST);
  const mark = mapOf(page).getByRole('link', { name: `Étude 6 ${word}` });
  const { width, height } = (await mark.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await mark.click();
  await expect(page).toHaveURL(new RegExp(`/projects/${made[6]!.id}`));
});

test('Marks are named, stopped at and followed by the keyboard', async ({ page }) => {
  await page.goto(LIST);
  const links = mapOf(page).getByRole('link');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')!));
  expect([...names].sort()).toEqual(made.map(({ title_fr: title }) => title).sort());
  await alive(page);
  await links.first().focus();
  for (const name of names) {
    const stop = page.locator(':focus-visible');
    await expect(stop).toHaveAccessibleName(name);
    await expect(stop).toHaveCSS('outline-style', 'solid');
    if (name !== names.at(-1)) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1)!);
});

test('It shows what the list shows, beyond its first page too', async ({ page }) => {
  await page.goto(LIST);
  await page
    .getByRole('navigation', { name: 'Filtrer la liste' })
    .getByRole('link', { name: 'WASH 3' })
    .click();
  await expect(mapOf(page, /^3 projets sur la carte$/).getByRole('link')).toHaveCount(3);
  await page.goto(`/projects?q=${word}&year=1901`);
  await expect(mapOf(page)).toHaveCount(0);
});

test('The home page has it in both languages', async ({ page }) => {
  for (const [address, title] of [
    ['/', 'Étude'],
    ['/en', 'Study'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main svg a').filter({ hasText: `${title} 6 ${word}` })).toHaveCount(1);
  }
});

test('Nothing about it is inaccessible', async ({ page }) => {
  await page.goto(LIST);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await mapOf(page).scrollIntoViewIfNeeded();
    await expectAccessible(page, `${LIST} at ${width}`);
  }
});

test('It costs 12 KB at the most', async ({ page, request }) => {
  await page.goto(LIST);
  const marks = await mapOf(page).evaluate(({ outerHTML }) => outerHTML);
  const sheet = await request.get('/illustrations/west-africa.svg', { headers: { 'Accept-Encoding': 'br' } });
  const drawn = Number(sheet.headers()['content-length']);
  expect(drawn).toBeGreaterThan(0);
  expect(drawn + brotliCompressSync(marks).length).toBeLessThanOrEqual(12 * KB);
});
