import type { Page } from '@playwright/test';
import { kindOf, type Kind } from './kinds.ts';
import { projects } from './projects.ts';
import { choose, heading, rows, titles } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const projectKind = kindOf('projects');

const publicationKind = kindOf('publications');

const partnerKind = kindOf('partners');

const newsKind = kindOf('news');

interface Search {
  readonly kind: Kind;
  /** What is there to be found, in the order of making, with a word of the test. */
  readonly made: (word: string) => readonly object[];
  /** Words of both languages, without accents. */
  readonly typed: string;
  readonly filter: { readonly label: string; readonly option: string; readonly address: RegExp };
  readonly sort: (page: Page) => Promise<unknown>;
}

const sortedBy = (field: string) => (page: Page) => choose(page, 'Trier', `↑ ${field}, croissant`);

/** Of three records two match the search, of these one the filter. */
const SEARCHES: readonly Search[] = [
  {
    kind: publicationKind,
    made: (word) => [
      { title_fr: `Étiage B ${word}`, title_en: 'Low waters', type: 'Rapport' },
      { title_fr: `Étiage A ${word}`, title_en: 'Low waters' },
      { title_fr: `Crue ${word}`, title_en: 'Low waters' },
    ],
    typed: 'etiage WATERS',
    filter: { label: 'Type', option: 'Rapport', address: /type=Rapport/ },
    sort: (page) => page.getByRole('columnheader', { name: 'Titre (FR)' }).press('Enter'),
  },
  {
    kind: partnerKind,
    made: (word) => [
      { name: `Étiage B ${word}`, type: 'Université', country: 'Sénégal' },
      { name: `Étiage A ${word}`, country: 'Sénégal' },
      { name: `Crue ${word}`, country: 'Sénégal' },
    ],
    typed: 'etiage SENEGAL',
    filter: { label: 'Type', option: 'Université', address: /type=Universit/ },
    sort: sortedBy('Nom'),
  },
  {
    kind: newsKind,
    made: (word) => [
      { title_fr: `Étiage B ${word}`, title_en: 'Low waters', published_at: '2099-12-31' },
      { title_fr: `Étiage A ${word}`, title_en: 'Low waters' },
      { title_fr: `Crue ${word}`, title_en: 'Low waters' },
    ],
    typed: 'etiage WATERS',
    filter: { label: 'Parution', option: 'Programmée', address: /visibility=scheduled/ },
    sort: sortedBy('Titre (FR)'),
  },
];

test('Search, filters, order and page live in the address, and Back goes through them', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await projects.publishSeveral(
    office,
    Array.from({ length: 52 }, (_, index) => ({
      title_fr: `${String(index).padStart(2, '0')} ${word}`,
      title_en: `${word} ${index}`,
      category: index < 2 ? 'WASH' : 'GIRE',
      status: index === 0 ? 'completed' : 'ongoing',
    })),
  );
  await page.goto('/admin/projects');
  await page.getByRole('searchbox', { name: 'Rechercher un projet' }).fill(word);
  await expect(heading(page, projectKind, 52)).toBeVisible();
  await expect(page).toHaveURL(`/admin/projects?q=${encodeURIComponent(word)}`);
  expect((await titles(page))[0]).toBe(`51 ${word}`);

  const header = page.getByRole('columnheader', { name: 'Titre (FR)' });
  await header.click();
  await expect(page).toHaveURL(/sort=title_fr/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await titles(page))[0]).toBe(`00 ${word}`);

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(page.getByText('51–52 sur 52')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);

  await choose(page, 'Catégorie', 'WASH');
  await expect(heading(page, projectKind, 2)).toBeVisible();
  await expect(page).toHaveURL(/category=WASH/);
  await expect(page).not.toHaveURL(/page=/);
  await choose(page, 'Statut', 'Terminé');
  await expect(heading(page, projectKind, 1)).toBeVisible();
  await expect(page).toHaveURL(/status=completed/);

  await page.goBack();
  await expect(heading(page, projectKind, 2)).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual([`50 ${word}`, `51 ${word}`]);
  await page.goBack();
  await expect.poll(async () => (await titles(page))[0]).toBe(`00 ${word}`);
  await projects.withdraw(
    office,
    made.map(({ id }) => id),
  );
});

for (const { kind, made, typed, filter, sort } of SEARCHES) {
  const { name, list, records, known, search } = kind;

  test(`Search without accents, filter and order of ${name} live in the address, and Back goes through them`, async ({
    page,
    office,
  }) => {
    const word = aWord();
    const there = await records.publishSeveral(office, made(word));
    const first = rows(page)
      .getByRole('link', { name: /^Modifier : / })
      .first();
    await page.goto(list);
    const field = page.getByRole('searchbox', { name: search, exact: true });
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.fill(`${typed} ${word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()}`);
    await page.keyboard.press('Enter');
    await expect(heading(page, kind, 2)).toBeVisible();
    await expect(page).toHaveURL(/q=/);
    await sort(page);
    await expect(page).toHaveURL(new RegExp(`sort=${known}`));
    await expect(first).toHaveAccessibleName(`Modifier : Étiage A ${word}`);
    await choose(page, filter.label, filter.option);
    await expect(heading(page, kind, 1)).toBeVisible();
    await expect(page).toHaveURL(filter.address);
    await expect(first).toHaveAccessibleName(`Modifier : Étiage B ${word}`);

    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.edit);
    await page.getByRole('link', { name: 'Retour', exact: true }).click();
    await expect(heading(page, kind, 1)).toBeVisible();
    await expect(page).toHaveURL(filter.address);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(heading(page, kind, 2)).toBeVisible();
    await expect(first).toHaveAccessibleName(`Modifier : Étiage A ${word}`);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(page).toHaveURL(/q=/);
    await records.withdraw(
      office,
      there.map(({ id }) => id),
    );
  });
}
