import { KINDS } from './kinds.ts';
import { aMessage, send } from './messages.ts';
import { expectNotice } from './notices.ts';
import { projects } from './projects.ts';
import { field, saveButton } from './record-form.ts';
import { hold } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, signedInTest as test } from './site.ts';

test('The dashboard counts the contents in one call and leads to each of them', async ({ page }) => {
  const numbers = [12, 7, 1234, 0];
  const counts = KINDS.map(({ name }, index) => [name, numbers[index % 4]!] as const);
  let calls = 0;
  await page.route('**/api/v1/admin/counts', (route) => {
    calls += 1;
    return route.fulfill({ json: Object.fromEntries(counts) });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Administration');
  await expect(page.getByRole('button', { name: 'Déconnexion', exact: true })).toBeVisible();
  await expect(page.getByText(/^Bienvenue, .+@example\.org$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Contenus' }).getByRole('link')).toHaveText(
    KINDS.map(({ tile }, index) => `${tile}${numbers[index % 4]!.toLocaleString('fr')}`),
  );
  expect(calls).toBe(1);
  const destinations = (name: string) =>
    page
      .locator('main')
      .getByRole('link', { name: new RegExp(`^${name}[\\s\\d]*$`) })
      .first()
      .getAttribute('href');
  for (const [name, path] of [
    ...KINDS.map(({ tile, list }) => [tile, list] as const),
    ...KINDS.map(({ quick, list }) => [quick, `${list}/new`] as const),
    ['Page Publications', '/resources'],
    ['Page Partenaires', '/partnerships'],
    ['Page Projets', '/projects'],
    ['Page d’accueil', '/'],
  ] as const) {
    expect(await destinations(name), name).toBe(path);
  }
});

const countsOf = (unread_messages: number) => ({
  ...Object.fromEntries(KINDS.map(({ name }) => [name, 7])),
  new_messages: unread_messages,
  unread_messages,
});

test('The menu counts unread messages inside their line, and the words are said to who listens', async ({
  page,
}) => {
  let waiting = 0;
  await page.route('**/api/v1/admin/counts', (route) => route.fulfill({ json: countsOf(waiting) }));
  for (waiting of [29, 12_345]) {
    await page.goto('/admin');
    const name = `Messages ${waiting.toLocaleString('fr')} non lus`;
    const line = page.getByRole('link', { name, exact: true });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width < 992) await page.getByRole('button', { name: 'Ouvrir le menu', exact: true }).click();
      await expect(line).toBeVisible();
      const badge = line.locator('.ant-badge');
      await expect(badge).toBeInViewport({ ratio: 1 });
      const room = await badge.evaluate(
        (inner) => inner.closest('li')!.getBoundingClientRect().right - inner.getBoundingClientRect().right,
      );
      expect(room, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('On a phone the menu opens over the screen, leads on and goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/projects');
  const menu = page.getByRole('dialog', { name: 'Administration' });
  const opener = page.getByRole('button', { name: 'Ouvrir le menu', exact: true });
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Partenaires', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des Partenaires');
  await expect(menu).toBeHidden();
  const bar = (await page.locator('header').first().boundingBox())!;
  expect(bar.height, 'the header has one row').toBeLessThanOrEqual(64);

  await page.setViewportSize({ width: 320, height: 700 });
  const person = page.getByRole('button', { name: /^Mon compte/ });
  const { width } = (await person.boundingBox())!;
  expect(width, 'the menu of the person is as wide as a finger').toBeGreaterThanOrEqual(40);
  const colour = () => person.evaluate((button) => getComputedStyle(button).color);
  const closed = await colour();
  await person.click();
  await expect(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible();
  expect(await colour(), 'its picture is seen while it is open').toBe(closed);
});

test('A deep address shows frame and outline before the server has said who is there', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await hold(page, '**/api/v1/auth/refresh');
  await page.goto('/admin/projects/new');
  await expect(page.getByText('Vérification des permissions...', { exact: true })).toBeVisible();
  await expect(page.locator('main .ant-skeleton')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Rubriques' });
  await expect(menu.getByRole('link', { name: 'Projets', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau Projet');
});

test('The dashboard shows at once what was just saved and what was just handled', async ({
  page,
  request,
  office,
}) => {
  const word = aWord();
  await projects.publish(office, { title_fr: `Avant ${word}` });
  const sent = aMessage();
  await send(request, sent);
  const menu = page.getByRole('navigation', { name: 'Rubriques' });
  const home = menu.getByRole('link', { name: 'Tableau de bord', exact: true });
  const recent = page.getByRole('region', { name: 'Modifié récemment' });
  const newest = page.getByRole('region', { name: 'Derniers messages' });
  await page.goto('/admin');
  await recent.getByRole('link', { name: `Avant ${word}` }).click();
  await field(page, 'title_fr').fill(`Après ${word}`);
  await saveButton(page).click();
  await expectNotice(page, 'Succès', 'Projet modifié avec succès');
  await home.click();
  await expect(recent.getByRole('link', { name: `Après ${word}` })).toBeVisible();
  const line = newest.getByRole('link', { name: new RegExp(sent.nom) });
  await expect(line).toHaveAttribute('data-state', 'new');
  await line.click();
  await page.getByRole('button', { name: 'Marquer comme traité' }).click();
  await expectNotice(page, 'Succès', 'Message marqué comme traité');
  await home.click();
  await expect(newest).toHaveAttribute('aria-busy', 'false');
  await expect(newest.locator('[data-state=new]', { hasText: sent.nom })).toHaveCount(0);
});

test('Messages and recent changes stand above the fold, and first on a phone', async ({ page, request }) => {
  await send(request, aMessage());
  const blocks = ['Derniers messages', 'Modifié récemment'].map((name) => page.getByRole('region', { name }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  for (const block of blocks) {
    await expect(block).toHaveAttribute('aria-busy', 'false');
    await expect(block).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(blocks[0]!.getByRole('link').nth(1)).toBeInViewport({ ratio: 1 });
  const tops = await page
    .locator('main :is(section, ul[aria-label])')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect((await blocks[0]!.boundingBox())!.y).toBe(Math.min(...tops));
  const [messages, changes] = await Promise.all(blocks.map(async (block) => (await block.boundingBox())!));
  expect(changes!.y - messages!.y - messages!.height, 'the changes come next').toBeLessThanOrEqual(24);
});
