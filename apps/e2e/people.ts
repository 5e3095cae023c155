import { expect } from '@playwright/test';
import type { APIRequestContext, Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { NOBODY, signUpOverApi, storedSession, type Credentials } from './session.ts';

export interface Person extends Credentials {
  readonly id: string;
  readonly fullName: string;
}

/** Somebody with an account of their own and a browser in which they are signed in. */
export interface Colleague extends Person {
  readonly page: Page;
  leave(): Promise<void>;
}

interface Means {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly baseURL: string | undefined;
}

/** With a cookie jar of their own: signing up ends the session that comes along. */
async function arrive({ playwright, baseURL = '' }: Means, fullName: string) {
  const request = await playwright.request.newContext({ baseURL, storageState: NOBODY });
  const { email, password, issued } = await signUpOverApi(request, fullName);
  const person: Person = { id: issued.user.id, fullName, email, password };
  return { request, issued, person };
}

export async function aPerson(means: Means, fullName: string): Promise<Person> {
  const { request, person } = await arrive(means, fullName);
  await request.dispose();
  return person;
}

export async function grant(office: APIRequestContext, { id }: Person): Promise<void> {
  const answer = await office.post(`/api/v1/admin/users/${id}/roles`, { data: { role: 'admin' } });
  expect(answer.status(), await answer.text()).toBe(204);
}

export async function revoke(office: APIRequestContext, { id }: Person): Promise<void> {
  expect((await office.delete(`/api/v1/admin/users/${id}/roles/admin`)).status()).toBe(204);
}

export async function aColleague(means: Means & { browser: Browser }, fullName: string): Promise<Colleague> {
  const { browser, baseURL = '' } = means;
  const { request, issued, person } = await arrive(means, fullName);
  const storageState = await storedSession(request, baseURL, issued);
  await request.dispose();
  const context = await browser.newContext({ storageState, baseURL, locale: 'fr-FR' });
  return { ...person, page: await context.newPage(), leave: () => context.close() };
}
