import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseLanguage } from './language-menu.ts';
import { fillIn, letters, removeLetters, send } from './letters.ts';
import { notice } from './notices.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { storedInBrowser, visit } from './visits.ts';
import { PAYLOADS } from './xss.ts';

const ASKED = '/contact?sujet=Devis';
const LETTER = { nom: 'Awa Koné', email: 'awa@example.org' };
const DETAILS = { lieu: 'Korhogo', echeance: 'Mars 2027' };

async function askFor(page: Page, message: string, domain = 'Génie civil'): Promise<void> {
  await page.locator('#domaine').selectOption(domain);
  await fillIn(page, { ...LETTER, ...DETAILS, message });
}

/** What the lasting panel says was sent, row by row. */
const rowsOf = (page: Page) => page.locator('#formulaire dl').first().locator('div').allInnerTexts();

const SENT = (message: string) => [
  'Sujet\nDevis',
  'Nom\nAwa Koné',
  'Email\nawa@example.org',
  'Domaine\nGénie civil',
  'Lieu\nKorhogo',
  'Échéance\nMars 2027',
  `Message\n${message}`,
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled });

    test('who has asked for a quote reads what was sent and what follows', async ({ page, office }) => {
      const mine = aWord();
      await page.setViewportSize({ width: 360, height: 740 });
      if (javaScriptEnabled) await visit(page, ASKED);
      else await page.goto(ASKED);
      await askFor(page, mine);
      await send(page).click();
      const panel = page.locator('#formulaire [tabindex="-1"]').first();
      await expect(panel).toBeFocused();
      if (javaScriptEnabled) {
        const { y, height } = (await notice(page, 'Message envoyé !').last().boundingBox())!;
        expect((await panel.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
      }
      await expect(panel).toContainText('Message envoyé avec succès');
      await expect(panel).toContainText('Nous le lisons aux heures d’ouverture');
      expect(await rowsOf(page)).toEqual(SENT(mine));
      await expect(page).toHaveURL(ASKED);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demander un devis');
      for (const name of ['nom', 'email', 'lieu', 'echeance', 'message'])
        await expect(page.locator(`#${name}`)).toHaveValue('');
      await expect(page.locator('#domaine')).toHaveValue('');
      expect(await letters(office, mine)).toHaveLength(1);
      if (javaScriptEnabled) {
        await expectAccessible(page, 'The panel');
        expect(JSON.stringify(await storedInBrowser(page))).not.toContain('Awa');
      }
      await removeLetters(office, mine);
    });
  });
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote that is refused keeps its title, its fields and what was typed', async ({ page }) => {
    for (const [address, domain, title] of [
      [ASKED, 'Génie civil', 'Demander un devis'],
      ['/en/contact?sujet=Quote%20%C2%AB%20Bandama%20%C2%BB', 'Civil engineering', 'Request a quote'],
    ] as const) {
      await page.goto(address);
      await askFor(page, 'Un pont', domain);
      await page.locator('#email').fill('faux');
      await send(page).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('#email')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('#domaine')).toHaveValue(domain);
      for (const [name, text] of Object.entries({ ...DETAILS, message: 'Un pont' }))
        await expect(page.locator(`#${name}`)).toHaveValue(text);
    }
  });

  test('what was sent is shown as text, whatever it says, and sent once by a reload', async ({
    page,
    office,
  }) => {
    const mine = aWord();
    await page.goto('/contact');
    await fillIn(page, { ...LETTER, nom: PAYLOADS[2]!, message: `${PAYLOADS[1]} ${mine}` });
    await send(page).click();
    expect((await rowsOf(page)).join('\n')).toContain(`${PAYLOADS[1]} ${mine}`);
    await page.reload();
    await expect(page.getByText('Message envoyé avec succès')).toBeVisible();
    expect(await letters(office, mine)).toHaveLength(1);
    await removeLetters(office, mine);
  });
});

test('A draft of a quote keeps its details over a reload, and over a change of language', async ({
  page,
}) => {
  await visit(page, ASKED);
  await askFor(page, 'Un pont');
  await visit(page, ASKED);
  await expect(page.locator('#domaine')).toHaveValue('Génie civil');
  for (const [name, text] of Object.entries(DETAILS))
    await expect(page.locator(`#${name}`)).toHaveValue(text);
  // The plain form has no such fields: they come back with the quote.
  await visit(page, '/contact');
  await fillIn(page, { organisation: 'Mairie' });
  await visit(page, ASKED);
  await expect(page.locator('#lieu')).toHaveValue(DETAILS.lieu);
  await chooseLanguage(page, 'English');
  await expect(page.locator('#domaine')).toHaveValue('Civil engineering');
  await expect(page.locator('#echeance')).toHaveValue(DETAILS.echeance);
});
