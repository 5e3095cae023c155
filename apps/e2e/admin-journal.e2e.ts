import type { Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { kindOf } from './kinds.ts';
import { choose, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const kind = kindOf('partners');
const { records } = kind;

test('The journal says what was done, leads there while it is there, and is asked for a person, a section and a day', async ({
  page,
  office,
}) => {
  const word = aWord();
  const { id } = await records.publish(office, { name: `Office ${word}` });
  const gone = await records.publish(office, { name: `Union ${word}` });
  await records.withdraw(office, [gone.id]);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await choose(page, 'Rubrique', 'Partenaires');
  const made = rows(page).filter({ hasText: `Office ${word}` });
  await expect(made).toContainText('Création');
  const deleted = rows(page)
    .filter({ hasText: `Union ${word}` })
    .first();
  await expect(deleted).toContainText('Suppression');
  await expect(deleted.getByRole('link')).toHaveAttribute('href', '/admin/bin?kind=partners');

  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 800 });
  const who = deleted.getByText('Administrateur', { exact: true });
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height;
  await expect
    .poll(async () => bottom(await deleted.boundingBox()) - bottom(await who.boundingBox()))
    .toBeGreaterThan(0);
  await page.setViewportSize(wide);

  const today = new Date().toISOString().slice(0, 10);
  const day = page.getByRole('textbox', { name: 'Jour', exact: true });
  await day.fill(today.split('-').reverse().join('/'));
  await day.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${today}`));
  await expect(made).toBeVisible();
  await choose(page, 'Qui', 'Administrateur');
  await expect(page).toHaveURL(/by=/);
  await expect(made).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue(today.split('-').reverse().join('/'));
  await made.getByRole('link').click();
  await page.waitForURL(`/admin/partners/${id}`);
  await records.withdraw(office, [id]);
});

/** Shows the first page as that of a journal with so many entries, whichever is asked for. */
async function lengthen(page: Page, total: number): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/v1/journal',
    async (route) => {
      const response = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/offset=\d+/, 'offset=0'),
      });
      await route.fulfill({ response, json: { ...(await response.json()), total } });
    },
  );
}

test('Its pages and what clears its day show that they have the focus', async ({ page, office }) => {
  const { id } = await records.publish(office, { name: aWord() });
  await lengthen(page, 300);
  await page.goto(`/admin/journal?day=${new Date().toISOString().slice(0, 10)}&page=2`);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('›')).toBeVisible();
  for (const control of ['Rétablir', '‹', '1', '›']) {
    await tabTo(page, control);
    await expect.soft(page.locator(':focus'), control).toHaveCSS('outline', /solid 3px$/);
  }
  await records.withdraw(office, [id]);
});

test('Its pages stand in one line on a phone', async ({ page, office }) => {
  const { id } = await records.publish(office, { name: aWord() });
  await lengthen(page, 1418);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const shown of [1, 15, 28]) {
    await page.goto(`/admin/journal?page=${shown}`);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByText('›')).toBeVisible();
    const tops = await pages
      .locator('li:not(.ant-pagination-total-text)')
      .filter({ visible: true })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size, `page ${shown}`).toBe(1);
  }
  await records.withdraw(office, [id]);
});
