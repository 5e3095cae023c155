import { partners } from './partners.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { alive, expectQuiet, observe, visit } from './visits.ts';
import { PAYLOADS } from './xss.ts';

for (const [path, domains, calls] of [
  [
    '/partnerships',
    [
      'Recherche et données',
      'Missions conjointes',
      'Renforcement des capacités',
      'Financement et mise en œuvre',
    ],
    [
      ['Proposer un Partenariat', '/contact', 'Partenariat'],
      ['Télécharger notre Brochure', '/contact', 'Brochure'],
    ],
  ],
  [
    '/en/partenaires',
    ['Research and data', 'Joint assignments', 'Capacity building', 'Funding and delivery'],
    [
      ['Propose a Partnership', '/en/contact', 'Partnership'],
      ['Download our Brochure', '/en/contact', 'Brochure'],
    ],
  ],
] as const) {
  test(`${path} has four domains of collaboration and two calls to action`, async ({ page }) => {
    await visit(page, path);
    const found = page.locator('section[aria-labelledby="domains"] h3');
    await expect(found).toHaveText([...domains]);
    for (const [name, contact, subject] of calls) {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      const address = new URL((await link.getAttribute('href'))!, page.url());
      if (address.pathname.startsWith('/files/')) continue;
      await link.click();
      await expect(page).toHaveURL(`${contact}?sujet=${subject}`);
      await expect(page.locator('#sujet')).toHaveValue(subject);
    }
  });
}

test('A partner has its name, type, country, description and projects, and leads to its website', async ({
  page,
  office,
}) => {
  const word = aWord();
  const made = await partners.publish(office, {
    name: `Office ${word}`,
    type: 'Organisation internationale',
    website_url: 'https://partner.example/eau?a=b&c=d',
    projects_count: 12,
  });
  for (const [path, type, text, more] of [
    ['/partnerships', 'Organisation internationale', 'Distribue l’eau potable', /^En savoir plus/],
    ['/en/partnerships', 'International organisation', 'Supplies drinking water', /^Learn more/],
  ] as const) {
    await page.goto(path);
    const card = page.locator('main article').filter({ hasText: made.name });
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await expect(card.getByText(text)).toBeVisible();
    await expect(card.locator('dd')).toHaveText(['Côte d’Ivoire', '12']);
    const link = card.getByRole('link', { name: more });
    await expect(link).toHaveAttribute('href', 'https://partner.example/eau?a=b&c=d');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await partners.withdraw(office, [made.id]);
});

test('The whole description of a partner with a website unfolds over the link of its card', async ({
  page,
  office,
}) => {
  const made = await partners.publish(office, {
    name: `Régie ${aWord()}`,
    website_url: 'https://partner.example/',
    description_fr: `${'Distribue l’eau potable. '.repeat(12)}\n\nTient le registre des forages.`,
  });
  await visit(page, '/partnerships');
  const open = page.context().pages().length;
  const card = page.locator('main article').filter({ hasText: made.name });
  const end = card.getByText('Tient le registre des forages.', { exact: true });
  await expect(end).toBeHidden();
  await card.locator('summary').click();
  await expect(end).toBeVisible();
  expect(page.context().pages()).toHaveLength(open);
  await partners.withdraw(office, [made.id]);
});

test('A partner without a website says more in a dialog, with the keyboard alone', async ({
  page,
  office,
}) => {
  const made = await partners.publish(office, {
    name: `Union ${aWord()}`,
    description_fr: 'Un premier [paragraphe](https://example.org).\n\nUn second paragraphe.',
  });
  await visit(page, '/partnerships');
  const more = page.getByRole('link', { name: new RegExp(`^En savoir plus.*${made.name.slice(-8)}`) });
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: made.name });
  await expect(dialog.getByText('Un second paragraphe.', { exact: true })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveText('Fermer');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Fermer', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/partnerships');
  await partners.withdraw(office, [made.id]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('More of a partner opens and closes by links', async ({ page, office }) => {
    const made = await partners.publish(office, {
      name: `Union ${aWord()}`,
      description_fr: 'Un premier paragraphe.\n\nUn second paragraphe.',
    });
    await page.goto('/partnerships');
    await page.getByRole('link', { name: new RegExp(`^En savoir plus.*${made.name.slice(-8)}`) }).click();
    const text = page.getByText('Un second paragraphe.', { exact: true });
    await expect(text).toBeInViewport();
    await page.getByRole('link', { name: 'Fermer', exact: true }).filter({ visible: true }).click();
    await expect(text).toBeHidden();
    await partners.withdraw(office, [made.id]);
  });
});

test('Scripts in every field of a partner are shown as text', async ({ page, office, baseURL }) => {
  const noted = observe(page, baseURL!);
  const word = aWord();
  const made = await partners.publishSeveral(
    office,
    PAYLOADS.map((payload) => ({
      name: `${payload} ${word}`,
      type: payload,
      country: payload,
      description_fr: `${payload} fr`,
      description_en: `${payload} en`,
    })),
  );
  for (const [path, more, ending] of [
    ['/partnerships', /^En savoir plus/, 'fr'],
    ['/en/partnerships', /^Learn more/, 'en'],
  ] as const) {
    await page.goto(path);
    await alive(page);
    for (const payload of PAYLOADS) {
      const card = page.locator('main article').filter({ hasText: `${payload} ${word}` });
      await expect(card.locator('dd')).toHaveText([payload, '3']);
      await expect(card.getByText(`${payload} ${ending}`, { exact: true })).toBeVisible();
      await card.getByRole('link', { name: more }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(`${payload} ${ending}`, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  }
  expectQuiet(noted);
  await partners.withdraw(
    office,
    made.map(({ id }) => id),
  );
});
