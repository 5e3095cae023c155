import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignedIn {
  readonly access_token: string;
  readonly expires_in: number;
  readonly user: { readonly id: string; readonly email: string; readonly full_name: string };
}

/** Said aloud: a test's own browser state would come along, and signing in ends the session that it presents. */
export const NOBODY = { cookies: [], origins: [] };

export async function signInOverApi(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<SignedIn> {
  const answer = await request.post('/api/v1/auth/sign-in', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as SignedIn;
}

/** What a browser keeps of a session: the cookie, and the record that says who is there. */
export async function storedSession(request: APIRequestContext, baseURL: string, issued: SignedIn) {
  const { cookies } = await request.storageState();
  const record = { user: issued.user, expires_at: Date.now() + issued.expires_in * 1000 };
  const name = `session:${new URL(baseURL).host}`;
  return { cookies, origins: [{ origin: baseURL, localStorage: [{ name, value: JSON.stringify(record) }] }] };
}

export function anAddress(name = 'personne'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;
}

/** Someone who has an account and no right. */
export async function signUpOverApi(
  request: APIRequestContext,
  fullName = 'Awa Koné',
): Promise<Credentials & { issued: SignedIn }> {
  const person = { full_name: fullName, email: anAddress('awa'), password: 'secret1' };
  const answer = await request.post('/api/v1/auth/sign-up', { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...person, issued: (await answer.json()) as SignedIn };
}

export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Ends the session on the server behind the back of the open pages. */
export async function endSessionElsewhere(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/v1/auth/sign-out');
  expect(answer.status()).toBe(204);
}
