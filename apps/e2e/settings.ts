import { expect, type APIRequestContext } from '@playwright/test';
import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';

const ADDRESS = '/api/v1/admin/settings';

export async function readSettings(office: APIRequestContext): Promise<Firm> {
  const answer = await office.get(ADDRESS);
  expect(answer.status()).toBe(200);
  const { to_complete: _, ...firm } = (await answer.json()) as Firm & { to_complete: string[] };
  return firm;
}

/** The facts of the specification with some of them changed: what is not named is restored. */
export async function giveFacts(office: APIRequestContext, changes: Partial<Firm> = {}): Promise<void> {
  const data = { ...FIRM_DEFAULTS, ...changes };
  const answer = await office.put(ADDRESS, { headers: { 'If-Match': '*' }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
