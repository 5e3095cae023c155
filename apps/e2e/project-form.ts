import { expect, type Locator, type Page } from '@playwright/test';
import type { ProjectBody } from './projects.ts';

const typed = [
  'title_fr',
  'title_en',
  'description_fr',
  'description_en',
  'location',
  'date',
  'beneficiaries',
] as const;
type TypedField = (typeof typed)[number];

export const field = (page: Page, name: keyof ProjectBody): Locator => page.locator(`#${name}`);
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true });
/** The field with its label and what is said of it. */
export const fieldArea = (page: Page, name: keyof ProjectBody): Locator =>
  page.locator('.ant-form-item').filter({ has: field(page, name) });

export async function openForm(page: Page, id = 'new'): Promise<void> {
  await page.goto(`/admin/projects/${id}`);
  await expect(saveButton(page)).toBeEnabled();
}

export async function fillIn(page: Page, project: Partial<ProjectBody>): Promise<void> {
  for (const name of typed) {
    const text = project[name];
    if (text !== undefined) await field(page, name).fill(text);
  }
  if (project.category !== undefined) await choose(page, 'category', project.category);
}

export async function choose(page: Page, name: 'category' | 'status', label: string): Promise<void> {
  const select = page.locator('.ant-select').filter({ has: field(page, name) });
  const option = page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: label });
  // A click during the opening animation of the list may get lost.
  await expect(async () => {
    if (!(await option.isVisible())) await field(page, name).click();
    await option.click({ timeout: 2_000 });
    await expect(select).toContainText(label, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}

/** Everything typed is still in its place. */
export async function expectTyped(page: Page, project: Pick<ProjectBody, TypedField>): Promise<void> {
  for (const name of typed) await expect(field(page, name)).toHaveValue(project[name]);
}

export const imagePreview = (page: Page): Locator =>
  page.getByRole('img', { name: 'Aperçu de l’image', exact: true });
