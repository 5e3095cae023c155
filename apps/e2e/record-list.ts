import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Kind } from './kinds.ts';

/** Rows of a table and cards alike. */
export const rows = (page: Page): Locator => page.locator('[data-row-key]');
export const heading = (page: Page, { heading: text }: Kind, count: number): Locator =>
  page.getByRole('heading', { level: 2, name: `${text} (${count})`, exact: true });
export const removalDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Confirmer la suppression', exact: true });
export const removeButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Supprimer : ${name}`, exact: true });
export const editLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Modifier : ${name}`, exact: true });
export const copyLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name: `Dupliquer : ${name}`, exact: true });
export const answerButton = (page: Page, name: 'Annuler' | 'Supprimer'): Locator =>
  removalDialog(page).getByRole('button', { name, exact: true });
export const createLink = (page: Page, { create }: Kind): Locator =>
  page.getByRole('link', { name: create, exact: true });

export async function openList(page: Page, kind: Kind, word: string, count: number): Promise<void> {
  await page.goto(`${kind.list}?q=${word}`);
  await expect(heading(page, kind, count)).toBeVisible();
}

/** An answer in the words of the server. */
export function problem(status: number, code: string, detail: string, errors: readonly object[] = []) {
  return {
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code, detail, errors }),
  };
}

/** Lets the calls to an address wait until the test says so. */
export async function hold(
  page: Page,
  address: string,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await then(route);
  });
  return gate.resolve;
}

/** Chooses an option of a list by its words. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: list, exact: true });
  await page.locator('.ant-select').filter({ has: combobox }).click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
}

/** The heads of the columns, without that of the boxes to tick. */
export const columns = (page: Page): Promise<string[]> =>
  page.locator('thead th:not(.ant-table-selection-column)').allTextContents();
/** What a row says in the columns. */
export const cells = (row: Locator): Locator => row.locator('td:not(.ant-table-selection-column)');
/** The title of each row, without its flags. */
export const titles = (page: Page): Promise<string[]> =>
  rows(page).locator('td[data-place=title] a').allTextContents();
