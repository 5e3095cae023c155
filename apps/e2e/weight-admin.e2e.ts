import type { Page } from '@playwright/test';
import { KINDS } from './kinds.ts';
import { saveButton } from './record-form.ts';
import { expect, signedInTest as test } from './site.ts';
import { KB, weigh, type Weights } from './weighing.ts';

/** Everything but pictures and answers of the API, compressed as it is sent. */
const COUNTED = ['script', 'texts', 'stylesheet', 'document', 'font'] as const;

async function loaded(page: Page, weights: Weights, screen: string): Promise<number> {
  await page.waitForLoadState('networkidle');
  const bytes = await weights.of(...COUNTED);
  test.info().annotations.push({ type: 'KB', description: `${screen} ${(bytes / KB).toFixed(1)}` });
  return bytes;
}

/** Budgets in KB of a screen that is opened by its address, with nothing in the cache. */
const PLAIN = 270;
const LIST = 350;
/** With the fields, their rules, the sending of files, and for some a calendar. */
const FORM = 395;
const SCREENS: readonly (readonly [path: string, budget: number])[] = [
  ['/admin', PLAIN],
  ...KINDS.flatMap(({ list }) => [[list, LIST] as const, [`${list}/new`, FORM] as const]),
  ['/admin/users', LIST],
  ['/admin/messages', LIST],
  ['/admin/media', LIST],
  ['/admin/bin', LIST],
  // With its form beside it.
  ['/admin/api-keys', 409],
  ['/admin/webhooks', 407],
  // With a calendar.
  ['/admin/journal', 378],
  ['/admin/settings/history', 416],
  // With what adds a code to a sign-in.
  ['/admin/account', 313],
  ['/admin/password', PLAIN],
  ['/admin/settings', FORM],
];

test.use({ reusesContext: false });

test('Every screen of the administration keeps to its budget when it is the first', async ({
  page,
  context,
}) => {
  const weights = weigh(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [path, budget] of SCREENS) {
    weights.clear();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.endsWith('/new')) await expect(saveButton(page)).toBeVisible();
    expect.soft(await loaded(page, weights, path), path).toBeLessThanOrEqual(budget * KB);
  }
});

test('A further screen of the administration loads no more than it needs', async ({ page }) => {
  const weights = weigh(page);
  const further = async (screen: string, budget: number) => {
    expect.soft(await loaded(page, weights, screen), screen).toBeLessThanOrEqual(budget * KB);
    weights.clear();
  };
  await page.goto('/admin');
  // On a busy machine the network is idle, too, while what has come is still compiled and has asked for nothing yet.
  await expect(page.getByRole('list', { name: 'Contenus' })).toHaveAttribute('aria-busy', 'false');
  await page.waitForLoadState('networkidle');
  weights.clear();
  for (const [{ name, list, create }, listBudget, formBudget] of [
    [KINDS[0]!, 87, 80],
    [KINDS[1]!, 5, 5],
  ] as const) {
    await page.getByRole('list', { name: 'Contenus' }).locator(`a[href="${list}"]`).click();
    await expect(page.getByRole('heading', { level: 2, name: /\(\d+\)$/ })).toBeVisible();
    await further(`the list of ${name}`, listBudget);
    await page.getByRole('link', { name: create, exact: true }).first().click();
    await expect(saveButton(page)).toBeVisible();
    await further(`the form of ${name}`, formBudget);
    await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administration');
    await further('the dashboard once more', 0);
  }
});
