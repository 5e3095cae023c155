import type { Page } from '@playwright/test';
import { inspect, inspectState, speak } from './accessible.ts';
import { aLogo } from './files.ts';
import { KINDS } from './kinds.ts';
import { speakNow } from './language-menu.ts';
import { aPerson } from './people.ts';
import { rows } from './record-list.ts';
import { aWord, type Stored } from './records.ts';
import { signUpOverApi, storedSession } from './session.ts';
import { expect, signedInTest, test } from './site.ts';
import { goOn } from './visits.ts';

const LONG = {
  title_fr: `Étude hydrologique et hydraulique des affluents de la rive gauche du Bandama, de ${aWord()} à Tiassalé`,
  title_en: 'Hydrological and hydraulic study of the left-bank tributaries of the Bandama',
  name: 'Union imaginaire des usagers de l’eau et de l’assainissement du bassin versant modèle',
  website_url: 'https://union-imaginaire-des-usagers-de-l-eau-du-bassin-modele.example.org/accueil',
  published_at: '2099-12-31',
};
const made: Stored[] = [];

test.beforeAll(async ({ office }) => {
  for (const [index, { records }] of KINDS.entries()) {
    const own = Object.entries(LONG).filter(([name]) => name in records.example());
    made[index] = await records.publish(office, Object.fromEntries(own));
  }
});

test.afterAll(async ({ office }) => {
  for (const [index, { records }] of KINDS.entries()) await records.withdraw(office, [made[index]!.id]);
});

const LANGUAGES = ['fr', 'en'] as const;

/** Inspects a screen in the language it stands in and then in the other, without loading it again. */
async function inspectInBoth(
  page: Page,
  name: string,
  look: (page: Page, name: string, language: string) => Promise<void> = inspect,
): Promise<void> {
  const first = await page.locator('html').getAttribute('lang');
  await look(page, `${name}-${first}`, first!);
  const second = first === 'fr' ? 'en' : 'fr';
  await speakNow(page, second);
  await look(page, `${name}-${second}`, second);
}

/** Inspects what a button of the screen opens, and closes it. */
async function inspectDialog(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  await inspectState(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openFirst(page: Page, language: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of LANGUAGES) {
  test(`auth in ${language} is accessible on both tabs and where a password is forgotten`, async ({
    page,
  }) => {
    await speak(page, language);
    await openFirst(page, language, '/auth');
    await inspect(page, `sign-in-${language}`);
    await page.getByRole('tab').last().click();
    await inspectState(page, `sign-up-${language}`);
    await openFirst(page, language, '/auth/forgot');
    await inspect(page, `forgot-${language}`);
    await openFirst(page, language, '/auth/reset#token');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('#password')).toBeVisible();
    await inspect(page, `reset-${language}`);
  });

  test(`restricted in ${language} is accessible`, async ({ playwright, browser, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    const { issued } = await signUpOverApi(request);
    const storageState = await storedSession(request, baseURL!, issued);
    const context = await browser.newContext({ storageState, baseURL: baseURL!, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await speak(page, language);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accès restreint|Restricted access/);
    await inspect(page, `restricted-${language}`);
    await context.close();
    await request.dispose();
  });
}

signedInTest(
  'The dashboard, the lists and the bin are accessible in both languages',
  async ({ page, office }) => {
    const { records } = KINDS[0]!;
    const { id } = await records.publish(office, { title_fr: LONG.title_fr });
    await records.withdraw(office, [id]);
    const dialog = page.getByRole('dialog');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
    await inspectInBoth(page, 'dashboard');
    for (const { name, list } of KINDS) {
      await goOn(page, list);
      await expect(rows(page).first()).toBeVisible();
      await inspectInBoth(page, `admin-${name}`);
    }
    await inspectInBoth(page, 'removal', (_, at) =>
      inspectDialog(page, at, async () => {
        await rows(page).first().getByRole('button').click();
        await expect(dialog).toBeVisible();
      }),
    );
    await goOn(page, '/admin/bin');
    await rows(page).first().getByRole('checkbox').check();
    await inspectInBoth(page, 'bin', async (_, at, language) => {
      await inspect(page, at);
      await inspectDialog(page, `erasure-${language}`, async () => {
        await rows(page).first().getByRole('button').last().click();
        await expect(dialog).toBeVisible();
      });
    });
  },
);

signedInTest(
  'Files, histories, the journal, people and passwords are accessible in both languages',
  async ({ page, office, playwright, baseURL }) => {
    const { email } = await aPerson({ playwright, baseURL }, 'Fatou N’Guessan');
    const word = aWord();
    const file = { ...(await aLogo()), name: `${word}.png` };
    await office.post('/api/v1/files/project-images', { multipart: { file } });
    const { records, list } = KINDS[0]!;
    const record = await records.publish(office, { title_fr: LONG.title_fr });
    await records.reviseElsewhere(office, record, { title_fr: 'Étude', title_en: LONG.title_en });

    await page.goto(`/admin/media?q=${word}`);
    await expect(rows(page)).toHaveCount(1);
    await inspectInBoth(page, 'media');
    await rows(page).getByRole('link').first().click();
    await expect(page.getByRole('figure')).toBeVisible();
    await inspectInBoth(page, 'file');
    await goOn(page, `${list}/${record.id}/history?version=1`);
    await expect(page.locator('dl ins').first()).toBeVisible();
    await inspectInBoth(page, 'history');
    await goOn(page, '/admin/journal');
    await expect(rows(page).first()).toBeVisible();
    await inspectInBoth(page, 'journal');
    await records.withdraw(office, [record.id]);

    await goOn(page, `/admin/users?q=${email}`);
    await expect(rows(page)).toHaveCount(1);
    await inspectInBoth(page, 'people', async (_, at, language) => {
      await inspect(page, at);
      await inspectDialog(page, `person-${language}`, async () => {
        await rows(page).getByRole('button').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /lien de réinitialisation|reset link/ }).click();
        await expect(dialog.getByRole('textbox')).toBeVisible();
      });
    });
    await goOn(page, '/admin/account');
    await expect(page.getByText(/^(?:Cet appareil|This device)$/)).toBeVisible();
    await inspectInBoth(page, 'own-account');
    await goOn(page, '/admin/password');
    await expect(page.locator('#new_password')).toBeVisible();
    await inspectInBoth(page, 'own-password');
  },
);

signedInTest('The forms of the administration are accessible in both languages', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);
  for (const { name, list, required } of KINDS) {
    await goOn(page, `${list}/new`);
    const save = page.locator('button[type="submit"]');
    await save.click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(required).length);
    if (name === 'news') {
      await page.locator('#image_url').setInputFiles(await aLogo());
      await expect(page.getByRole('img', { name: /^(?:Aperçu de l’image|Image preview)$/ })).toBeVisible();
    }
    await inspectInBoth(page, `admin-form-${name}`, async (_, at) => {
      // What is missing is said again in the language of the screen.
      await save.click();
      await inspect(page, at);
    });
  }
  for (const [path, heading] of [
    ['/admin/api-keys', /Clés d’API|API keys/],
    ['/admin/webhooks', /Adresses prévenues|Notified addresses/],
  ] as const) {
    await goOn(page, path);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await inspectInBoth(page, path.slice(7), async (_, at, language) => {
      await inspect(page, at);
      await inspectDialog(page, `${path.slice(7)}-form-${language}`, async () => {
        await page
          .getByRole('button', { name: /Créer|Create|Ajouter|Add/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      });
    });
  }
});
