import type { RunQuery } from './run-query';
import type { Answer, Asked } from './ask';

interface Reachable {
  ask(path: string, asked?: Asked): Promise<Answer>;
}

export const PASSWORD = 'pluie-de-mars';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
}

let people = 0;

export function someone(): { full_name: string; email: string; password: string } {
  people += 1;
  return { full_name: 'Awa Koné', email: `awa.${people}@example.org`, password: PASSWORD };
}

export function personOf({ body, headers }: Answer): Person {
  const { id, email } = body['user'] as { id: string; email: string };
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { id, email, token: String(body['access_token']), cookie };
}

/** Somebody who has just signed up: signed in, without any role. */
export async function aMember(product: Reachable): Promise<Person> {
  return personOf(await product.ask('/api/v1/auth/sign-up', { body: someone() }));
}

export async function anAdministrator(product: Reachable, query: RunQuery): Promise<Person> {
  const person = await aMember(product);
  await query('insert into user_roles (user_id, role) values ($1, $2)', [person.id, 'admin']);
  return person;
}

export async function signInAgain(product: Reachable, { email }: Person): Promise<Person> {
  return personOf(await product.ask('/api/v1/auth/sign-in', { body: { email, password: PASSWORD } }));
}
