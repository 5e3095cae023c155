import { publish, withdraw, type Project } from './projects.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { expectQuiet, observe, visit } from './visits.ts';

test.describe('The dialog of a project', () => {
  let project: Project;
  const word = aWord();
  const list = `/projects?q=${word}`;

  test.beforeAll(async ({ office }) => {
    project = await publish(office, {
      title_fr: `Dialogue ${word}`,
      title_en: `Dialog ${word}`,
      description_fr: 'Premier paragraphe.\n\nSecond paragraphe.',
      category: 'WASH',
      status: 'completed',
    });
  });

  test.afterAll(async ({ office }) => withdraw(office, [project.id]));

  test('shows everything there is to know, at the address of the project', async ({ page, baseURL }) => {
    const noted = observe(page, baseURL!);
    await visit(page, list);
    await page.getByRole('link', { name: project.title_fr }).click();
    const dialog = page.getByRole('dialog', { name: project.title_fr });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/projects/${project.id}`);
    for (const text of [
      'WASH',
      'Terminé',
      'Premier paragraphe.',
      'Second paragraphe.',
      project.location,
      project.date,
      project.beneficiaries,
    ]) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('link', { name: project.title_fr })).toBeFocused();
    expectQuiet(noted);
  });

  test('closes on Escape and on Back, and gives the focus back', async ({ page }) => {
    await visit(page, `/en${list}`);
    const link = page.getByRole('link', { name: project.title_en });
    const dialog = page.getByRole('dialog', { name: project.title_en });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`/en/projects/${project.id}`);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`/en${list}`);
      await expect(link).toBeFocused();
    }
  });

  test('becomes the page of the project when it is reloaded', async ({ page }) => {
    await visit(page, list);
    await page.getByRole('link', { name: project.title_fr }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title_fr);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('does not call back who has gone on while it was awaited', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*dialog*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await visit(page, list);
    await page.getByRole('link', { name: project.title_fr }).click();
    await page.getByRole('banner').first().getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    const came = page.waitForResponse('**/assets/*dialog*.js');
    gate.resolve();
    await came;
    // The click would have followed its link by then, too.
    await page.clock.runFor(3_500);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/contact');
  });

  test('keeps the keyboard inside while it is open', async ({ page }) => {
    await visit(page, list);
    await page.getByRole('link', { name: project.title_fr }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      // From the last control of a modal the focus may pass through the browser's own.
      if (place === 'BODY') expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
    await expect(page.locator('main a:focus')).toHaveCount(0);
  });
});

test('The impact figures stand below the projects', async ({ page }) => {
  for (const path of ['/projects', '/en/projects']) {
    await page.goto(path);
    const figures = page.locator('main dl').filter({ hasText: '500K+' });
    await expect(figures.locator('dd')).toHaveText(['50+', '500K+', '15', '8']);
  }
});

test('The cards stand in one, two and three columns', async ({ page, office }) => {
  const made = [await publish(office), await publish(office), await publish(office)];
  await page.goto('/projects');
  const cards = page.locator('main article');
  for (const [width, columns] of [
    [360, 1],
    [1100, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
  await withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test('Moving from page to page shows the loading text while projects are read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/projects*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit(page, '/');
  await page.getByRole('banner').first().getByRole('link', { name: 'Projets', exact: true }).click();
  await expect(page.getByText('Chargement des projets...', { exact: true })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projets et réalisations');
});

test('When projects cannot be read, samples are shown and the failure is only logged', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/v1/projects*', (route) => route.abort());
  await visit(page, '/');
  await page.getByRole('banner').first().getByRole('link', { name: 'Projets', exact: true }).click();
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => logged.join('\n')).toContain('could not be read');
});
