import { kindOf } from './kinds.ts';
import { news } from './news.ts';
import { expectNotice } from './notices.ts';
import { field, fieldArea, fillIn, openForm, saveButton } from './record-form.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

const { list } = kindOf('news');

test('A text is formatted by buttons and keys, which the browser can undo, and visitors read it formatted', async ({
  page,
  office,
  request,
}) => {
  const word = aWord();
  await openForm(page, list);
  await fillIn(
    page,
    news.example({ title_fr: `Forage ${word}`, title_en: `Borehole ${word}`, content_fr: '' }),
  );
  const text = field(page, 'content_fr');
  const mark = (name: string) => fieldArea(page, 'content_fr').getByRole('button', { name, exact: true });
  await text.click();

  await mark('Titre').click();
  await page.keyboard.type('Le débit');
  await expect(text).toHaveValue('# Le débit');
  await page.keyboard.type('\nUne eau ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('claire');
  await expect(text).toHaveValue('# Le débit\nUne eau **claire**');
  await page.keyboard.press('Shift+Home');
  await mark('Italique').click();
  await expect(text).toHaveValue('# Le débit\n*Une eau **claire***');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('# Le débit\nUne eau **claire**');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n');
  await mark('Liste').click();
  await page.keyboard.type(`deux écoles <b>\n- voir `);
  await mark('Lien').click();
  await page.keyboard.type('le plan');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('example.org/plan');
  await page.keyboard.press('End');
  await page.keyboard.type(' ou https://example.org/suite.');
  const source =
    '# Le débit\nUne eau **claire**\n- deux écoles <b>\n- voir [le plan](https://example.org/plan) ou https://example.org/suite.';
  await expect(text).toHaveValue(source);
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Actualité créée avec succès');
  const [stored] = await news.stored(office, word);
  const { slug, id } = stored as unknown as { slug: string; id: string };
  expect(stored).toMatchObject({ content_fr: source });

  const plain = 'Le débit Une eau claire deux écoles <b> voir le plan ou https://example.org/suite.';
  const card = page.locator('main li').filter({ hasText: word });
  await expect(card).toContainText(plain);

  await page.goto(`/news/${slug}`);
  const article = page.locator('main article');
  await expect(article.getByRole('heading', { level: 2, name: 'Le débit' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('claire');
  await expect(article.getByRole('listitem')).toHaveText([
    'deux écoles <b>',
    'voir le plan ou https://example.org/suite.',
  ]);
  const link = article.getByRole('link', { name: 'le plan' });
  await expect(link).toHaveAttribute('href', 'https://example.org/plan');
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  await expect(article.getByRole('link', { name: 'https://example.org/suite' })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', plain);

  await page.goto('/news');
  await expect(page.locator('main article').filter({ hasText: word }).locator('p').last()).toHaveText(plain);
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain(`<summary>${plain.replace('<b>', '&lt;b&gt;')}</summary>`);
  await news.withdraw(office, [id]);
});
