import { chooseLanguage } from './language-menu.ts';
import { signIn, signUpOverApi } from './session.ts';
import { expect, test } from './site.ts';
import { cookiesOf, storedInBrowser, visit } from './visits.ts';

const NOTICES = {
  '/legal': [
    'Identité de la société',
    'Objet social',
    'Contact',
    'Hébergement',
    'Propriété intellectuelle',
    'Responsabilité',
  ],
  '/en/legal': [
    'Company identity',
    'Corporate purpose',
    'Contact',
    'Hosting',
    'Intellectual property',
    'Liability',
  ],
  '/privacy': [
    'Responsable du traitement',
    'Données collectées',
    'Finalités',
    'Base légale',
    'Durées de conservation',
    'Vos droits',
    'Sécurité',
    'Cookies',
    'Modifications',
    'Contact',
  ],
  '/en/privacy': [
    'Controller',
    'Data collected',
    'Purposes',
    'Legal basis',
    'Retention',
    'Your rights',
    'Security',
    'Cookies',
    'Modifications',
    'Contact',
  ],
} as const;

for (const [address, articles] of Object.entries(NOTICES)) {
  test(`${address} has its articles in order, each behind its line of the contents`, async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...articles]);
    const contents = page.getByRole('navigation', { name: /^(Sommaire|Contents)$/ });
    await expect(contents.getByRole('link')).toHaveText([...articles]);
    const last = articles.at(-1)!;
    await contents.getByRole('link', { name: last }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: last })).toBeInViewport();
    expect(new URL(page.url()).hash).not.toBe('');
  });
}

test('The legal notices state the company as it was founded, and no more', async ({ page }) => {
  for (const [address, facts] of [
    ['/legal', ['SARL unipersonnelle', /5\s000\s000\sFCFA/, '10 février 2025', /99\sans/]],
    [
      '/en/legal',
      ['Single-person limited liability company', '5,000,000 FCFA', '10 February 2025', '99 years'],
    ],
  ] as const) {
    await page.goto(address);
    const company = page.locator('#company');
    for (const fact of facts) await expect(company).toContainText(fact);
    await expect(company.locator('dt')).toHaveCount(6);
    await expect(page.locator('#hosting dt')).toHaveCount(0);
  }
  await page.goto('/legal');
  await expect(page.locator('#hosting')).toContainText('vous sont communiqués sur simple demande');
});

test('The privacy policy names the law, the periods and the month of its last change', async ({ page }) => {
  for (const [address, periods, changed] of [
    [
      '/privacy',
      [/3\sans après le dernier contact/, /^10\sans$/, /25\smois au plus/],
      /Dernière mise à jour\s: janvier 2025/,
    ],
    [
      '/en/privacy',
      [/3 years after the last contact/, /^10 years$/, /25 months at most/],
      /Last update: January 2025/,
    ],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('#rights')).toContainText(/2013-450[^]*ARTCI/);
    for (const period of periods) await expect(page.locator('#retention').getByText(period)).toBeVisible();
    await expect(page.locator('#modifications')).toContainText(changed);
  }
});

test('The privacy policy is true: no cookie, no other origin, nothing stored but the language', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const address of ['/privacy', '/en/legal', '/contact']) await visit(page, address);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/contact');
  expect([...origins]).toEqual([new URL(baseURL!).origin]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ language: 'en' });
});

test('The privacy policy is true of people who sign in: a session cookie, and name and email in the browser', async ({
  page,
  context,
  request,
}) => {
  const person = await signUpOverApi(request);
  await page.goto('/auth');
  await signIn(page, person);
  await page.waitForURL('/admin');
  await page.goto('/privacy');
  await expect(page.locator('#cookies')).toContainText('Leur nom et leur email sont alors gardés');
  expect(await cookiesOf(context)).toEqual([expect.stringMatching(/session$/)]);
  const stored = await storedInBrowser(page);
  const record = `session:${new URL(page.url()).host}`;
  expect(Object.keys(stored)).toEqual([record]);
  expect(JSON.parse(stored[record] ?? '')).toEqual({
    user: { id: expect.any(String), email: person.email, full_name: 'Awa Koné' },
    expires_at: expect.any(Number),
  });
});

test('The notices print on A4 without the frame, nothing cut off', async ({ page }) => {
  for (const address of ['/legal', '/en/privacy']) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    // 210 mm less twice 18 mm, at 96 dots an inch.
    await page.setViewportSize({ width: 657, height: 950 });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: /principale|Main/ })).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(657);
    await page.emulateMedia({ media: null });
  }
});
