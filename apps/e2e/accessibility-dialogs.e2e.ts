import { inspectState } from './accessible.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { aLogo } from './files.ts';
import { expectEverythingFits } from './fitting.ts';
import { kindOf } from './kinds.ts';
import { speakNow } from './language-menu.ts';
import { aWord, type Stored } from './records.ts';
import { endSessionElsewhere, signIn } from './session.ts';
import { expect, signedInTest as test } from './site.ts';

const LANGUAGES = ['fr', 'en'] as const;

test('What opens over a form is accessible in both languages', async ({ page, context }) => {
  const dialog = page.getByRole('dialog');
  await page.goto(`${kindOf('projects').list}/new`);
  for (const language of LANGUAGES) {
    await speakNow(page, language);
    const opener = page
      .getByRole('button', { name: /Choisir parmi les fichiers|Choose from the files/ })
      .first();
    await opener.click();
    await expect(dialog.getByRole('searchbox')).toBeVisible();
    await inspectState(page, `library-${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: /Ouvrir le menu|Open the menu/ }).click();
    await expect(page.getByRole('dialog', { name: 'Administration', exact: true })).toBeVisible();
    await inspectState(page, `menu-${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const language of LANGUAGES) {
    await speakNow(page, language);
    await endSessionElsewhere(context);
    await page.locator('#image_url').setInputFiles(await aLogo());
    await expect(dialog.locator('#email')).toHaveValue(ADMINISTRATOR.email);
    await expect(dialog.locator('#password')).toBeFocused();
    await inspectState(page, `session-over-${language}`);
    if (language === 'fr') await signIn(page, ADMINISTRATOR);
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('What is asked and told of programs is accessible in both languages', async ({ page, office }) => {
  const [word, { records }] = [aWord(), kindOf('publications')];
  const called = await office.post('/api/v1/admin/webhooks', {
    data: { url: `https://${word}.example.org/changes`, kinds: ['publications'] },
  });
  const { id } = (await called.json()) as Stored;
  const record = await records.publish(office);
  const deliveries = async () => (await office.get(`/api/v1/admin/webhooks/${id}/deliveries`)).text();
  await expect.poll(deliveries).toContain(record.id);
  await page.goto('/admin/webhooks');
  for (const language of LANGUAGES) {
    await speakNow(page, language);
    await expectEverythingFits(page, `webhooks-${language}`);
    await page.getByRole('button', { name: new RegExp(`^(?:Envois|Deliveries).*${word}`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await inspectState(page, `deliveries-${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await office.delete(`/api/v1/admin/webhooks/${id}`);
  await records.withdraw(office, [record.id]);
});

test('A key and the code that is asked for it are accessible in both languages', async ({ page, office }) => {
  const keys = '/api/v1/admin/api-keys';
  await page.goto('/admin/api-keys');
  for (const language of LANGUAGES) {
    await speakNow(page, language);
    await page.route(`**${keys}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              status: 403,
              code: 'second_factor_required',
              detail: 'Un code est demandé.',
            }),
          })
        : route.continue(),
    );
    await page
      .getByRole('button', { name: /Créer|Create/ })
      .first()
      .click();
    const [name, code] = [aWord(), page.getByRole('dialog', { name: /^Code (?:demandé|required)$/ })];
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(code.getByRole('textbox')).toBeFocused();
    await inspectState(page, `code-${language}`);
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await page.unroute(`**${keys}`);
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/^site_key_/);
    await inspectState(page, `key-${language}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const { items } = (await (await office.get(keys)).json()) as { items: (Stored & { name: string })[] };
    await office.delete(`${keys}/${items.find((one) => one.name === name)!.id}`);
  }
});
