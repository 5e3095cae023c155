import { kindOf } from './kinds.ts';
import { news } from './news.ts';
import { expectNotice } from './notices.ts';
import { partners } from './partners.ts';
import { field, fieldArea, fillIn, openForm, saveButton } from './record-form.ts';
import { openList, rows } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const partnerKind = kindOf('partners');

const newsKind = kindOf('news');

test('The number of projects of a partner falls back to 0, and a website is one that can be visited', async ({
  page,
  office,
}) => {
  const word = aWord();
  await openForm(page, partnerKind.list);
  await fillIn(page, partners.example({ name: `Office ${word}`, projects_count: 'beaucoup' }));
  await expect(field(page, 'website_url')).toHaveAttribute('type', 'url');
  await expect(field(page, 'website_url')).toHaveAttribute('placeholder', /^https:\/\/\w+\.\w+$/);
  const site = fieldArea(page, 'website_url');
  const invalid = site.getByText(/^Adresse web non valide/);
  const count = fieldArea(page, 'projects_count');
  for (const wrong of ['javascript:alert(1)', 'ftp://example.org', 'https://pas une adresse']) {
    await field(page, 'website_url').fill(wrong);
    await saveButton(page).click();
    await expect(invalid).toBeVisible();
    await expect(field(page, 'website_url')).toBeFocused();
  }
  await field(page, 'website_url').fill('www.example.org/eau');
  await field(page, 'projects_count').fill('-3');
  await saveButton(page).click();
  await expect(invalid).toHaveCount(0);
  await expect(field(page, 'website_url')).toHaveValue('https://www.example.org/eau');
  await expect(count.getByText(/^Un nombre entier de 0 à/)).toBeVisible();
  await field(page, 'projects_count').fill('beaucoup');
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Partenaire créé avec succès');
  const [stored] = await partners.stored(office, word);
  expect(stored).toMatchObject({
    projects_count: 0,
    website_url: 'https://www.example.org/eau',
    logo_url: null,
  });
  await partners.withdraw(office, [stored!.id]);
});

test('A news item waits for its day, and without a day it appears at once', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  const visitors = async () => (await news.stored(request, word)).length;
  await openForm(page, newsKind.list);
  await fillIn(page, news.example({ title_fr: `Annonce ${word}` }));
  await field(page, 'published_at').fill('31/12/2099');
  await expect(fieldArea(page, 'published_at')).toContainText(
    'L’actualité paraîtra d’elle-même le 31 décembre 2099.',
  );
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Actualité créée avec succès');
  await expectNotice(page, 'Programmée pour le 31 décembre 2099');
  const [waiting] = await news.stored(office, word);
  expect(waiting!.published_at).toMatch(/^2099-12-31T/);
  expect(await visitors()).toBe(0);
  expect((await request.get(`/api/v1/news/${waiting!.id}`)).status()).toBe(404);

  await openList(page, newsKind, word, 1);
  await expect(rows(page).locator('time')).toHaveText('31/12/2099');
  await rows(page).getByRole('link').first().click();
  await expect(field(page, 'published_at')).toHaveValue('31/12/2099');
  await field(page, 'published_at').fill('');
  await expect(fieldArea(page, 'published_at')).toContainText(
    'Sans date : l’actualité paraît dès l’enregistrement.',
  );
  const before = Date.now();
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Actualité modifiée avec succès');
  const [shown] = await news.stored(office, word);
  expect(Math.abs(new Date(shown!.published_at!).getTime() - before)).toBeLessThan(10_000);
  await expect.poll(visitors, { timeout: 4_000 }).toBe(1);
  await news.withdraw(office, [shown!.id]);
});
