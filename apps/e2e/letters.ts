import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A message in the list of the inbox. */
export interface Letter {
  readonly id: string;
  readonly nom: string;
  readonly sujet: string;
}

const PATH = '/api/v1/admin/messages';

/** The messages that hold a word, newest first. */
export async function letters(office: APIRequestContext, word: string): Promise<Letter[]> {
  const answer = await office.get(PATH, { params: { q: word } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { items: Letter[] }).items;
}

export async function removeLetters(office: APIRequestContext, word: string): Promise<void> {
  for (const { id } of await letters(office, word)) {
    const removed = await office.delete(`${PATH}/${id}`, { headers: { 'If-Match': '*' } });
    expect(removed.status()).toBe(204);
  }
}

/** Fills in the contact form by the names of its fields. */
export async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text);
}

export const send = (page: Page) =>
  page.getByRole('button', { name: /^(Envoyer le message|Send the message)$/ });
