import { expect, type Locator, type Page } from '@playwright/test';

/** What is typed or chosen; the fields of files are filled by sending a file. */
const SENT = new Set(['image_url', 'logo_url', 'file_url', 'file_size']);

export const field = (page: Page, name: string): Locator => page.locator(`#${name}`);
export const chosen = (page: Page, name: string): Locator => field(page, name).locator('option:checked');
/** What a list offers, without the placeholder. */
export const offered = (page: Page, name: string): Locator =>
  field(page, name).locator('option:not([disabled])');
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
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
      await control.selectOption(text);
    } else await control.fill(text);
  }
}

/** Everything typed is still in its place. */
export async function expectTyped(page: Page, record: object): Promise<void> {
  for (const [name, text] of typedIn(record)) await expect(field(page, name)).toHaveValue(text);
}

function typedIn(record: object): [string, string][] {
  return Object.entries(record)
    .filter(([name, value]) => value !== null && name !== 'id' && name !== 'created_at' && !SENT.has(name))
    .map(([name, value]) => [name, String(value)]);
}
