import { expect, type Locator, type Page } from '@playwright/test';

/** What is typed or chosen; the fields of files are filled by sending a file. */
const SENT = new Set(['image_url', 'logo_url', 'file_url', 'file_size']);

export const field = (page: Page, name: string): Locator => page.locator(`#${name}`);
/** What is chosen in a list, in its words. */
export const chosen = (page: Page, name: string): Locator =>
  page.locator('.ant-select').filter({ has: field(page, name) });
/** What a list offers; it stands open until something is chosen. */
export async function offered(page: Page, name: string): Promise<Locator> {
  await chosen(page, name).click();
  return page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
}
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The field with its label and what is said of it. */
export const fieldArea = (page: Page, name: string): Locator =>
  page.locator('.ant-form-item').filter({ has: field(page, name) });
export const leave = (page: Page, name: 'Retour' | 'Annuler'): Locator =>
  page.locator('main').getByRole('link', { name, exact: true });
export const imagePreview = (page: Page): Locator =>
  page.getByRole('img', { name: 'Aperçu de l’image', exact: true });

export async function openForm(page: Page, list: string, id = 'new'): Promise<void> {
  await page.goto(`${list}/${id}`);
  await expect(saveButton(page)).toBeEnabled();
}

export async function fillIn(page: Page, record: object): Promise<void> {
  for (const [name, text] of typedIn(record)) {
    const control = field(page, name);
    if (await isList(control)) {
      const options = await offered(page, name);
      await options.and(page.getByTitle(WORDS[text] ?? text, { exact: true })).click();
    } else if (await isFlag(control)) {
      if ((await control.getAttribute('aria-checked')) !== text) await control.click();
    } else await control.fill(typedOf(text));
  }
}

/** Everything typed is still in its place. */
export async function expectTyped(page: Page, record: object): Promise<void> {
  for (const [name, text] of typedIn(record)) {
    const control = field(page, name);
    if (await isList(control)) await expect(chosen(page, name)).toHaveText(WORDS[text] ?? text);
    else if (await isFlag(control)) await expect(control).toHaveAttribute('aria-checked', text);
    else await expect(control).toHaveValue(typedOf(text));
  }
}

/** How stored values read. */
const WORDS: Readonly<Record<string, string>> = {
  ongoing: 'En cours',
  completed: 'Terminé',
  planned: 'Planifié',
  FR: 'Français',
  EN: 'Anglais',
};

/** A day is shown, and typed, as people write it. */
export const typedOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('/') : text;

/** What is suggested for a text may be typed, too. */
async function isList(control: Locator): Promise<boolean> {
  const [role, isSuggested] = await Promise.all([
    control.getAttribute('role'),
    control.evaluate((input) => input.closest('.ant-select-auto-complete') !== null),
  ]);
  return role === 'combobox' && !isSuggested;
}

async function isFlag(control: Locator): Promise<boolean> {
  return (await control.getAttribute('role')) === 'switch';
}

function typedIn(record: object): [string, string][] {
  return Object.entries(record)
    .filter(([name, value]) => value !== null && name !== 'id' && name !== 'created_at' && !SENT.has(name))
    .map(([name, value]) => [name, String(value)]);
}
