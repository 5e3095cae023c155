import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { refusalOf, type Answer } from './testing/ask';
import { patient } from './testing/patience';
import { aMember, anAdministrator, PASSWORD, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { until } from './testing/running-product';
import { aProject } from './testing/sample-content';

/** Two instances on one database, with the limits of every day. */
let first: Product;
let second: Product;
let administrator: Person;

beforeAll(async () => {
  const environment = { RATE_LIMIT_FACTOR: '1' };
  first = await startProduct({ environment });
  second = await startProduct({ environment, sharing: first });
  administrator = await anAdministrator(from(9), first.query);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** The product as it is reached from one address. */
function from(address: number, product: Product = first) {
  const headers = { 'X-Forwarded-For': `192.0.2.${address}` };
  return {
    ask: (path: string, asked: Parameters<Product['ask']>[1] = {}) =>
      product.ask(path, { ...asked, headers: { ...asked.headers, ...headers } }),
  };
}
const signIn = (address: number, { email }: Person, password: string, product: Product = first) =>
  from(address, product).ask('/api/v1/auth/sign-in', { body: { email, password } });
const renew = (address: number, product: Product = first) =>
  from(address, product).ask('/api/v1/auth/refresh', { method: 'POST' });
const accepted = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status !== 429).length;

describe('an edit on one instance', () => {
  const list = '/api/v1/projects?limit=5';

  it('shows on the other within a second, on pages that it had kept', async () => {
    const { token } = administrator;
    const created = await first.ask('/api/v1/projects', { body: aProject({ title_fr: 'Avant' }), token });
    const one = `/api/v1/projects/${String(created.body['id'])}`;
    for (const path of [list, one]) {
      await until(async () => (await second.ask(path)).text.includes('Avant'), 1_000);
    }
    const { headers } = await second.ask(list);
    const tag = { 'If-None-Match': String(headers['etag']) };
    expect((await second.ask(list, { headers: tag })).status).toBe(304);

    const body = aProject({ title_fr: 'Après' });
    await first.ask(one, { method: 'PUT', body, headers: { 'If-Match': '"v1"' }, token });
    expect((await first.ask(list)).text).toContain('Après');
    for (const path of [list, one]) {
      const took = await until(async () => (await second.ask(path)).text.includes('Après'), 2_000);
      expect(took).toBeLessThan(patient(1_000));
    }
    expect((await second.ask(list, { headers: tag })).status).toBe(200);

    await second.ask(one, { method: 'DELETE', headers: { 'If-Match': '"v2"' }, token });
    const gone = await until(async () => !(await first.ask(list)).text.includes('Après'), 2_000);
    expect(gone).toBeLessThan(patient(1_000));
    expect((await first.ask(one)).status).toBe(404);
  });

  it('that hides a record, shows it, deletes it or puts it back is followed by the other within a second', async () => {
    const { token } = administrator;
    const created = await first.ask('/api/v1/projects', { body: aProject({ title_fr: 'Suivi' }), token });
    const id = String(created.body['id']);
    const one = `/api/v1/projects/${id}`;
    const follows = async (seen: boolean): Promise<void> => {
      for (const path of [list, one]) {
        const took = await until(async () => (await second.ask(path)).text.includes('Suivi') === seen, 2_000);
        expect(took).toBeLessThan(patient(1_000));
      }
    };
    await follows(true);
    const bulk = (act: string, version: number) =>
      first.ask('/api/v1/projects/bulk', { body: { act, records: [{ id, version }] }, token });
    const bin = (act: string) =>
      first.ask('/api/v1/bin/bulk', { body: { act, records: [{ kind: 'projects', id }] }, token });
    const steps: readonly [change: () => Promise<Answer>, seen: boolean][] = [
      [() => bulk('hide', 1), false],
      [() => bulk('show', 2), true],
      [() => bulk('withdraw', 3), false],
      [() => bin('restore'), true],
      [() => first.ask(one, { method: 'DELETE', headers: { 'If-Match': '"v4"' }, token }), false],
      [() => first.ask(`/api/v1/bin/projects/${id}/restore`, { method: 'POST', token }), true],
    ];
    for (const [change, seen] of steps) {
      expect((await change()).status).toBeLessThan(300);
      await follows(seen);
    }
    expect((await second.ask(one)).headers['etag']).toBe('"v5"');
  });

  it('made in the database itself shows on both', async () => {
    const { token } = administrator;
    await first.ask('/api/v1/projects', { body: aProject({ title_fr: 'Ancien' }), token });
    await Promise.all([first, second].map((product) => product.ask(list)));
    await first.query(`update projects set title_fr = 'Nouveau'`);
    for (const product of [first, second]) {
      expect(await until(async () => (await product.ask(list)).text.includes('Nouveau'), 2_000)).toBeLessThan(
        patient(1_000),
      );
    }
  });

  it('is refused on the other when it has not seen it', async () => {
    const { token } = administrator;
    const { body } = await first.ask('/api/v1/projects', { body: aProject(), token });
    const one = `/api/v1/projects/${String(body['id'])}`;
    const answers = await Promise.all(
      [first, second].map((product, index) =>
        product.ask(one, {
          method: 'PUT',
          body: aProject({ title_fr: `Version ${index}` }),
          headers: { 'If-Match': '"v1"' },
          token,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('guessing a password', () => {
  it('ends after ten failures from one address, whichever instance is asked, and locks nobody else out', async () => {
    const person = await aMember(from(10));
    const answers: Answer[] = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push(await signIn(11, person, `wrong-${count}`, count % 2 === 0 ? first : second));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const last = answers.at(-1)!;
    expect(refusalOf(last)).toBe('429 rate_limited');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await signIn(11, person, PASSWORD)).status).toBe(429);
    expect((await signIn(12, person, PASSWORD)).status).toBe(200);
  });

  it('is not made easier by a header that a proxy did not write', async () => {
    const strict = await startProduct({
      environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'false' },
      sharing: first,
    });
    try {
      const person = await aMember({ ask: strict.ask });
      const answers: Answer[] = [];
      for (let count = 0; count < 11; count += 1)
        answers.push(await signIn(20 + count, person, 'wrong', strict));
      expect(answers.at(-1)?.status).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('calls of the sign-in pages', () => {
  it('are limited in a burst, for both instances together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => renew(50, index % 2 === 0 ? first : second)),
    );
    expect(accepted(answers)).toBeGreaterThanOrEqual(30);
    expect(accepted(answers)).toBeLessThanOrEqual(33);
    expect((await renew(51)).status).toBe(401);
  });

  it('are limited in five minutes', async () => {
    const seen = 'update rate_limits set points = 149 where key like $1';
    await renew(60);
    await first.query(seen, ['authentication:%']);
    expect((await renew(60)).status).toBe(401);
    const refused = await renew(60, second);
    expect(refusalOf(refused)).toBe('429 rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    await first.query('delete from rate_limits');
  });
});

describe('when limits cannot be counted', () => {
  it('signing in is closed and public reads are open', async () => {
    const owner = new Client({ connectionString: first.database.ownerUrl });
    await owner.connect();
    await owner.query('alter table rate_limits rename to rate_limits_gone');
    try {
      const closed = await signIn(70, administrator, PASSWORD);
      expect(refusalOf(closed)).toBe('503 dependency_unavailable');
      expect(closed.headers['set-cookie']).toBeUndefined();
      expect((await first.ask('/api/v1/projects')).status).toBe(200);
    } finally {
      await owner.query('alter table rate_limits_gone rename to rate_limits');
      await owner.end();
    }
    expect((await signIn(70, administrator, PASSWORD)).status).toBe(200);
  });
});
