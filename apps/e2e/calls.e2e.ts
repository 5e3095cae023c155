import { publications } from './publications.ts';
import { expect, test } from './site.ts';

const GREEN = 'rgb(16, 133, 70)';
const LATERITE = 'rgb(180, 83, 42)';

for (const prefix of ['', '/en'])
  test(`In ${prefix || '/'} WhatsApp looks like WhatsApp, and laterite is not its colour`, async ({
    page,
  }) => {
    for (const path of ['', '/services', '/contact', '/projects']) {
      await page.goto(`${prefix}${path}` || '/');
      const chats = page.locator('main a.button[href^="https://wa.me/"]');
      await expect(chats, path).not.toHaveCount(0);
      for (const chat of await chats.all()) {
        await expect(chat, path).toHaveCSS('background-color', GREEN);
        await expect(chat.locator('svg'), path).toHaveCount(1);
      }
    }
  });

test('The services end with the quote first, in its colour', async ({ page }) => {
  await page.goto('/services');
  const ways = page.locator('section[aria-labelledby="closing-band"] a.button');
  await expect(ways.first()).toHaveText('Demander un devis détaillé');
  await expect(ways.first()).toHaveCSS('background-color', LATERITE);
});

test('Laterite is the colour of the quote, and of nothing else that is to be pressed', async ({
  page,
  office,
}) => {
  const { id } = await publications.publish(office);
  const others = [
    '/about',
    '/resources',
    `/resources/${id}`,
    '/partnerships',
    '/contact',
    '/newsletter',
    '/nowhere',
  ];
  for (const path of ['/', '/services', '/contact?sujet=Devis', ...others]) {
    await page.goto(path);
    const pressed = await page
      .locator('a.button, button.button')
      .evaluateAll(
        (all, laterite) =>
          all
            .filter((each) => getComputedStyle(each).backgroundColor === laterite)
            .map((each) => `${each.getAttribute('href') ?? location.search} ${each.textContent}`),
        LATERITE,
      );
    expect(pressed, path).not.toEqual([]);
    expect(
      pressed.filter((each) => !/[?&]sujet=Devis/.test(each)),
      path,
    ).toEqual([]);
  }
  await publications.withdraw(office, [id]);
});
