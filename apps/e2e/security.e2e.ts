import type { Page } from '@playwright/test';
import { KINDS } from './kinds.ts';
import { field, openForm } from './record-form.ts';
import { publishSeveral, withdraw, type Project } from './projects.ts';
import { aWord } from './records.ts';
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
    await page.goto(`${path}?q=${word}`);
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
  await page.goto(`/projects?q=${word}`);
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
      await expect(row.locator('td[data-place=fact]').nth(1)).toHaveText(payload);
    }
    await rows.first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(PAYLOADS.at(-1)!);
    for (const [index, payload] of PAYLOADS.entries()) {
      if (index % 4 !== 0) continue;
      await openForm(page, '/admin/projects', projects[index]!.id);
      await expect(field(page, 'title_fr')).toHaveValue(`${payload} ${word}`);
      await expect(field(page, 'description_fr')).toHaveValue(`${payload} fr\n\n${payload}`);
      await expect(field(page, 'location')).toHaveValue(payload);
    }
    await expectHarmless(page);
    expectQuiet(noted);
  },
);

for (const [index, kind] of KINDS.entries()) {
  if (index === 0) continue;
  const { name, list, records, known } = kind;

  signedInTest(
    `Scripts in every field of ${name} are shown as text in the administration`,
    async ({ page, baseURL, office }) => {
      const noted = observe(page, baseURL!);
      const mark = aWord();
      const payloads = PAYLOADS.filter((_, place) => place % 3 === index - 1);
      const texts = Object.entries(records.example()).filter(([, value]) => typeof value === 'string');
      const made = await records.publishSeveral(
        office,
        payloads.map((payload) => ({
          ...Object.fromEntries(texts.map(([text]) => [text, payload])),
          [known]: `${payload} ${mark}`,
        })),
      );
      await page.goto(`${list}?q=${mark}`);
      const shown = page.locator('[data-row-key]');
      await expect(shown).toHaveCount(payloads.length);
      for (const payload of payloads) {
        await expect(shown.getByText(`${payload} ${mark}`, { exact: true }).first()).toBeVisible();
      }
      await shown.first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText(payloads.at(-1)!);
      await openForm(page, list, made[0]!.id);
      await expect(field(page, known)).toHaveValue(`${payloads[0]!} ${mark}`);
      await expectHarmless(page);
      expectQuiet(noted);
      await records.withdraw(
        office,
        made.map(({ id }) => id),
      );
    },
  );
}
