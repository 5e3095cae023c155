import sharp from 'sharp';
import { downloadsOf, publishWithDocument } from './documents.ts';
import { publications } from './publications.ts';
import { hold } from './record-list.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { alive, expectQuiet, observe, visit } from './visits.ts';
import { PAYLOADS } from './xss.ts';

test('A publication has its type, category, title, description, date, downloads, size and language', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await publishWithDocument(office, {
    title_fr: `Étiages ${word}`,
    title_en: `Low waters ${word}`,
    type: 'Rapport',
    category: 'Environnement',
    language: 'EN',
    date: 'Mars 2024',
  });
  for (const [path, title, texts, facts, download] of [
    [
      '/resources',
      made.title_fr,
      ['Environnement', 'Rapport'],
      ['Mars 2024', '0', '1.25 MB', 'Anglais'],
      'Télécharger',
    ],
    [
      '/en/publications',
      made.title_en,
      ['Environment', 'Report'],
      ['March 2024', '0', '1.25 MB', 'English'],
      'Download',
    ],
  ] as const) {
    await page.goto(`${path}?q=${word}`);
    const card = page.locator('main article').filter({ hasText: title });
    for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.locator('dd')).toHaveText([...facts]);
    await expect(card.getByText(/^(Mesurer, comparer|Measuring, comparing)/)).toBeVisible();
    await expect(card.getByRole('link', { name: download })).toBeVisible();
  }
  await publications.withdraw(office, [made.id]);
});

test('Each category of publications has its colour', async ({ page, office }) => {
  const word = aWord();
  const categories = ['GIRE', 'WASH', 'Environnement', 'Climat', 'Formation', 'Innovation', 'SIG', 'Autre'];
  const made = await publications.publishSeveral(
    office,
    categories.map((category) => ({ category, title_fr: `${category} ${word}` })),
  );
  await page.goto(`/resources?q=${word}`);
  const cards = page.locator('main article').filter({ hasText: word });
  const colours = await Promise.all(
    categories.map((category) =>
      cards
        .filter({ hasText: `${category} ${word}` })
        .getByText(category, { exact: true })
        // What is short for something says so within its badge.
        .evaluate((text) => getComputedStyle(text.closest('span') ?? text).backgroundColor),
    ),
  );
  expect(new Set(colours).size).toBe(categories.length);
  expect(colours.slice(0, 4)).toEqual([
    'rgb(218, 240, 241)',
    'rgb(225, 236, 248)',
    'rgb(226, 239, 227)',
    'rgb(251, 231, 211)',
  ]);
  await publications.withdraw(
    office,
    made.map(({ id }) => id),
  );
});

test('The loading text stands until the publications are there', async ({ page }) => {
  await visit(page, '/about');
  const release = await hold(page, '**/api/v1/publications*');
  await page.getByRole('banner').getByRole('link', { name: 'Ressources', exact: true }).click();
  await expect(page.getByText('Chargement...', { exact: true })).toBeVisible();
  release();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('When publications and partners cannot be read, samples are shown and the failure is only logged', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await visit(page, '/about');
  await page.route(/\/api\/v1\/(publications|partners)/, (route) => route.abort());
  for (const [link, failure] of [
    ['Ressources', 'Publications could not be read'],
    ['Partenariats', 'Partners could not be read'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page.locator('main article')).toHaveCount(6);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => logged.some((line) => line.includes(failure))).toBe(true);
  }
});

test('Without a document a notice leads to the contact page with the subject', async ({ page, office }) => {
  const word = aWord();
  const made = await publications.publish(office, { title_fr: `Crues & étiages ${word}` });
  await visit(page, `/resources?q=${word}`);
  await page.getByRole('link', { name: new RegExp(`^Télécharger.*${made.title_fr.slice(-8)}`) }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Document envoyé sur demande' });
  await expect(notice).toContainText(made.title_fr);
  await expect(page).toHaveURL(`/resources?q=${word}`);
  // The room that it takes below the page is the footer's.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = sharp(await page.screenshot()).extract({
    left: 8,
    top: page.viewportSize()!.height - 8,
    width: 1,
    height: 1,
  });
  expect([...(await end.removeAlpha().raw().toBuffer())]).toEqual([0x0e, 0x2a, 0x33]);
  await notice.getByRole('link', { name: 'Demander ce document' }).click();
  await expect(page.locator('#sujet')).toHaveValue(new RegExp(`^Publication\\s: ${made.title_fr}$`));
  await publications.withdraw(office, [made.id]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The button of a publication really downloads its PDF and counts one', async ({ page, office }) => {
    const word = aWord();
    const made = await publishWithDocument(office, { title_fr: `Guide ${word}` });
    await page.goto(`/resources?q=${word}`);
    const card = page.locator('main article').filter({ hasText: made.title_fr });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: 'Télécharger' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${made.title_fr}.pdf`);
    expect(await download.failure()).toBeNull();
    await expect.poll(() => downloadsOf(office, made.id)).toBe(1);
    await page.goto(`/resources?q=${word}`);
    await expect(card.locator('dd').nth(1)).toHaveText('1');
    await publications.withdraw(office, [made.id]);
  });

  test('A publication without a document leads to the contact page with the subject', async ({
    page,
    office,
  }) => {
    const word = aWord();
    const made = await publications.publish(office, { title_en: `Handbook ${word}` });
    await page.goto(`/en/resources?q=${word}`);
    await page
      .locator('main article')
      .filter({ hasText: made.title_en })
      .getByRole('link', { name: 'Download' })
      .click();
    await expect(page).toHaveURL(/\/en\/contact\?sujet=/);
    expect(new URL(page.url()).searchParams.get('sujet')).toBe(`Publication: ${made.title_en}`);
    await publications.withdraw(office, [made.id]);
  });

  test('An address of a page that the lists do not have is not found, and never a failure', async ({
    request,
  }) => {
    for (const list of ['/projects', '/resources', '/en/partnerships']) {
      for (const [page, status] of [
        ['999999', 404],
        ['1002', 404],
        ['-1', 200],
        ["2' or 1=1 --", 200],
        ['</script><script>window.__xss=1</script>', 200],
        ['%00', 200],
      ] as const) {
        const answer = await request.get(`${list}?page=${encodeURIComponent(page)}`);
        expect(answer.status(), `${list} ${page}`).toBe(status);
        expect(await answer.text()).not.toContain('<script>window.__xss');
      }
    }
  });
});

test('Scripts in every field of a publication are shown as text', async ({ page, office, baseURL }) => {
  const noted = observe(page, baseURL!);
  const word = aWord();
  const made = await publications.publishSeveral(
    office,
    PAYLOADS.map((payload) => ({
      title_fr: `${payload} ${word}`,
      title_en: `${payload} ${word} en`,
      description_fr: `${payload} fr`,
      description_en: `${payload} en`,
      type: payload,
      category: payload,
      language: payload,
      date: payload,
    })),
  );
  for (const path of ['/resources', '/en/resources']) {
    await page.goto(`${path}?q=${word}`);
    await alive(page);
    for (const payload of PAYLOADS) {
      const card = page.locator('main article').filter({ hasText: `${payload} ${word}` });
      await expect(card.locator('dd')).toHaveText([payload, '0', payload]);
      await expect(card.getByText(payload, { exact: true })).toHaveCount(4);
    }
  }
  for (const [index, payload] of PAYLOADS.entries()) {
    await page.goto(`/resources/${made[index]!.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${payload} ${word}`);
    await expect(page.getByText(`${payload} fr`, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  }
  expectQuiet(noted);
  await publications.withdraw(
    office,
    made.map(({ id }) => id),
  );
});
