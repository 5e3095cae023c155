import { expect } from '@playwright/test';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const textOf = (html = '') => html.replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? '?');

/** Titles and descriptions of this run, with the address that has them. */
const seen = new Map<string, string>();

/** Title and description are as long as search engines show, and each is used once. */
export function expectWorded(html: string, address: string): void {
  const title = textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const description = textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  expect(title.length, `${address}: ${title}`).toBeGreaterThanOrEqual(15);
  expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(65);
  expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(70);
  expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
  for (const text of [title, description]) {
    expect(seen.get(text) ?? address, text).toBe(address);
    seen.set(text, address);
  }
}
