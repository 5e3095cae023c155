import type { Page } from '@playwright/test';
import { field, openForm } from './project-form.ts';
import { aWord, publishSeveral, withdraw, type Project } from './projects.ts';
import { expect, signedInTest, test } from './site.ts';
import { alive, expectQuiet, observe } from './visits.ts';
import { PAYLOADS } from './xss.ts';

const word = aWord();
let projects: Project[];

test.beforeAll(async ({ office }) => {
  projects = await publishSeveral(
    office,
    PAYLOADS.map((payload) => ({
      title_fr: `${payload} ${word}`,
      title_en: `${payload} ${word} en`,
      description_fr: `${payload} fr\n\n${payload}`,
      description_en: `${payload} en`,
      category: payload,
      location: payload,
      date: payload,
      beneficiaries: payload,
    })),
  );
});

test.afterAll(async ({ office }) =>
  withdraw(
    office,
    projects.map(({ id }) => id),
  ),
);

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['__xss'])).toBeUndefined();
}

test('Scripts in every field of a project are shown as text in the lists', async ({ page, baseURL }) => {
  const noted = observe(page, baseURL!);
  for (const path of ['/projects', '/en/projects']) {
    await page.goto(path);
    await alive(page);
    for (const payload of PAYLOADS) {
      const card = page.locator('main article').filter({ hasText: `${payload} ${word}` });
      await expect(card).toHaveCount(1);
      await expect(card.locator('dd')).toHaveText([payload, payload, payload]);
      await expect(card.getByText(payload, { exact: true }).first()).toBeVisible();
    }
    await expectHarmless(page);
  }
  expectQuiet(noted);
});

test('Scripts in every field of a project are shown as text on its page and in its dialog', async ({
  page,
  baseURL,
}) => {
  const noted = observe(page, baseURL!);
  for (const [index, payload] of PAYLOADS.entries()) {
    const english = index % 2 === 1;
    await page.goto(`${english ? '/en' : ''}/projects/${projects[index]!.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${payload} ${word}${english ? ' en' : ''}`,
    );
    await expect(page.getByText(`${payload} ${english ? 'en' : 'fr'}`, { exact: true })).toBeVisible();
    expect(await page.title()).toContain(payload);
    await expectHarmless(page);
  }
  await page.goto('/projects');
  await alive(page);
  for (const payload of PAYLOADS.slice(0, 4)) {
    await page.getByRole('link', { name: `${payload} ${word}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`${payload} fr`, { exact: true })).toBeVisible();
    await expect(dialog.locator('dd')).toHaveText([payload, payload, payload]);
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expectHarmless(page);
  expectQuiet(noted);
});

signedInTest(
  'Scripts in every field of a project are shown as text in the administration',
  async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await page.goto(`/admin/projects?q=${word}`);
    const rows = page.locator('tbody tr[data-row-key]');
    await expect(rows).toHaveCount(PAYLOADS.length);
    for (const payload of PAYLOADS) {
      const row = rows.filter({ hasText: `${payload} ${word} en` });
      await expect(row.locator('td').nth(3)).toHaveText(payload);
    }
    await rows.first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(PAYLOADS.at(-1)!);
    for (const [index, payload] of PAYLOADS.entries()) {
      if (index % 4 !== 0) continue;
      await openForm(page, projects[index]!.id);
      await expect(field(page, 'title_fr')).toHaveValue(`${payload} ${word}`);
      await expect(field(page, 'description_fr')).toHaveValue(`${payload} fr\n\n${payload}`);
      await expect(field(page, 'location')).toHaveValue(payload);
    }
    await expectHarmless(page);
    expectQuiet(noted);
  },
);
