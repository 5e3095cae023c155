import assert from 'node:assert/strict';
import { pointersOf, refusalOf, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import type { Site } from './site.ts';

/** What proves a row: it throws where the product does otherwise. */
export type Check = (site: Site) => Promise<void>;
export type Checks = Readonly<Record<string, Check>>;

/** The answer is this refusal, worded as a problem document, at these fields. */
export function expectRefusal(answer: Answer, refusal: string, ...pointers: readonly string[]): void {
  assert.equal(refusalOf(answer), refusal, answer.text.slice(0, 300));
  assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
  assert.equal(answer.headers['cache-control'], 'no-store');
  for (const pointer of pointers) assert.ok(pointersOf(answer).includes(pointer), `${pointer} is named`);
}

export function expectStatus(answer: Answer, ...statuses: readonly number[]): Answer {
  assert.ok(statuses.includes(answer.status), `${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

/** Refused, and not a row or file is another than before. */
export async function expectUntouched(
  site: Site,
  refusal: string,
  ask: () => Promise<Answer>,
  ...pointers: readonly string[]
): Promise<Answer> {
  const before = await site.state();
  const answer = await ask();
  expectRefusal(answer, refusal, ...pointers);
  assert.deepEqual(await site.state(), before);
  return answer;
}

export const SIGN_IN = '/api/v1/auth/sign-in';
export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

export const me = (site: Pick<Site, 'ask'>, token: string): Promise<Answer> =>
  site.ask('/api/v1/auth/me', { token });

export const refresh = (site: Pick<Site, 'ask'>, cookie: string, asked: Asked = {}): Promise<Answer> =>
  site.ask('/api/v1/auth/refresh', {
    ...asked,
    method: 'POST',
    headers: { Cookie: cookie, ...asked.headers },
  });

export const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
export const tokenOf = ({ body }: Answer): string => String(body['access_token']);
export const problemOf = ({ text }: Answer): unknown => ({
  ...(JSON.parse(text) as object),
  request_id: undefined,
});

/** Of so many at once, what became of each: `201 201 409`. */
export async function together<Result>(
  count: number,
  ask: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));
}

export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}
