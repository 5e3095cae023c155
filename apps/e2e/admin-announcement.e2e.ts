import { expectAccessible, expectNoSidewaysScroll, speak } from './accessible.ts';
import { news } from './news.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

for (const language of ['fr', 'en'] as const) {
  test(`A published news item leads to its letter, which runs nothing (${language})`, async ({
    page,
    office,
  }) => {
    const title = `Un forage ${'de plus '.repeat(15)}<img src=x onerror=alert(1)>`;
    const { id } = await news.publish(office, { title_fr: title, title_en: `${title} ${aWord()}` });
    await speak(page, language);
    await page.goto(`/admin/news/${id}`);
    await page.getByRole('link', { name: /^(Annoncer cette actualité|Announce this news item)$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/news/${id}/announce$`));
    const letter = page.frameLocator('main iframe');
    await expect(letter.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
    await expect(letter.locator('img')).toHaveCount(0);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `the announcement at ${width} px`);
      await expectNoSidewaysScroll(page, `the announcement at ${width} px`);
    }
    await news.withdraw(office, [id]);
  });
}
