import { expectNoSidewaysScroll } from './accessible.ts';
import { publishSeveral, withdraw } from './projects.ts';
import { expect, test as plain } from './site.ts';
import { KB, weigh } from './weighing.ts';

const DOCUMENT = '/api/openapi.json';
const GET_PROJECT = '#operations-projects-getProject';

const test = plain.extend({
  page: async ({ page }, use) => {
    const weights = weigh(page);
    await page.goto('/api/docs');
    await expect(page.locator('.opblock-tag').first()).toBeVisible();
    const sent = await weights.of('document', 'script', 'stylesheet', 'fetch', 'xhr', 'image', 'font');
    expect(sent).toBeGreaterThan(100 * KB);
    expect(sent, 'bytes of the documentation').toBeLessThanOrEqual(700 * KB);
    await use(page);
  },
});

test('The documentation of the API begins with content, and keeps codes of refusals folded', async ({
  page,
}) => {
  const tags = await page.locator('.opblock-tag').evaluateAll((all) => all.map(({ id }) => id));
  expect(tags.slice(0, 4)).toEqual(
    ['projects', 'publications', 'partners', 'news'].map((tag) => `operations-tag-${tag}`),
  );
  const codes = page.locator('.info details');
  await expect(codes.getByRole('table')).toBeHidden();
  await codes.locator('summary').click();
  await expect(codes.getByRole('table')).toBeVisible();
  await expect(codes).toContainText('edit_conflict');
});

test('It fits a phone and a desk', async ({ page }) => {
  await page.locator('.info summary').click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the documentation at ${width} px`);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  for (const operation of [GET_PROJECT, '#operations-projects-listProjects']) {
    await page.locator(`${operation} .opblock-summary-control`).click();
    await expect(page.locator(`${operation} .responses-inner`)).toBeVisible();
    await expectNoSidewaysScroll(page, `${operation} at 390 px`);
  }
});

test('A record, and a page after another, are answered when they are tried out', async ({
  page,
  request,
  office,
}) => {
  const published = await publishSeveral(office, [{}, {}]);
  const { items, next_cursor } = (await (await request.get('/api/v1/projects?limit=1')).json()) as {
    items: { id: string; title_fr: string }[];
    next_cursor: string;
  };
  const one = page.locator(GET_PROJECT);
  await one.locator('.opblock-summary-control').click();
  await one.getByRole('button', { name: 'Try it out' }).click();
  const field = (operation: string, name: string) =>
    page.locator(`#operations-projects-${operation} tr[data-param-name="${name}"] input`);
  await expect(field('getProject', 'If-None-Match')).toHaveValue('');
  await field('getProject', 'id').fill(items[0]!.id);
  await one.getByRole('button', { name: 'Execute' }).click();
  const live = one.locator('.live-responses-table .response');
  await expect(live.locator('.response-col_status')).toContainText('200');
  await expect(live).toContainText(items[0]!.title_fr);
  const list = page.locator('#operations-projects-listProjects');
  await list.locator('.opblock-summary-control').click();
  await list.getByRole('button', { name: 'Try it out' }).click();
  await expect(field('listProjects', 'offset')).toHaveValue('');
  await field('listProjects', 'limit').fill('1');
  await field('listProjects', 'cursor').fill(next_cursor);
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(list.locator('.live-responses-table .response .response-col_status')).toContainText('200');
  await withdraw(
    office,
    published.map(({ id }) => id),
  );
});

test('It says where a token comes from, takes a key, and sends it', async ({ page }) => {
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await expect(dialog).toContainText('/auth/sign-in');
  await expect(dialog).toContainText('/admin/api-keys');
  const key = dialog.locator('.auth-container').filter({ hasText: 'The key of a machine' });
  await key.getByRole('textbox').first().fill('site_key_unknown');
  await key.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const list = page.locator('#operations-projects-listProjects');
  await list.locator('.opblock-summary-control').click();
  await list.getByRole('button', { name: 'Try it out' }).click();
  const sent = page.waitForRequest((asked) => asked.url().includes('/api/v1/projects'));
  await list.getByRole('button', { name: 'Execute' }).click();
  expect((await sent).headers()['authorization']).toBe('Bearer site_key_unknown');
});

test('Its document comes packed, once', async ({ request }) => {
  const answer = await request.get(DOCUMENT, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers()['content-encoding']).toBe('gzip');
  const { etag = '' } = answer.headers();
  expect(etag).not.toBe('');
  expect((await request.get(DOCUMENT, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});
