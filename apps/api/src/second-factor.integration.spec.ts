import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, type Answer } from './testing/ask';
import { codeOf, withSecondFactor, type Protected } from './testing/own-account-calls';
import { aMember, anAdministrator, PASSWORD, personOf } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { dumpOf } from './testing/stored-state';

const FORMER = 'the-former-secret-of-the-river-2025';
let product: Product;
let other: Product;
let awa: Protected;

// Passport knows one strategy a process, that of the instance started last: none of them may stop before the others.
const others: Product[] = [];
async function another(environment: Record<string, string> = {}): Promise<Product> {
  const started = await startProduct({ sharing: product, environment });
  others.push(started);
  return started;
}

beforeAll(async () => {
  product = await startProduct();
  other = await another();
});
afterAll(async () => {
  await Promise.all(others.map((one) => one.stop()));
  await product.stop();
});
beforeEach(async () => {
  await product.query('delete from users');
  awa = await withSecondFactor(product, await anAdministrator(product, product.query));
});

const signIn = (code?: string, on = product, password = PASSWORD, from = '192.0.2.1') =>
  on.ask('/api/v1/auth/sign-in', {
    body: { email: awa.email, password, ...(code !== undefined && { code }) },
    headers: { 'X-Forwarded-For': from },
  });
const wrongCode = (answer: Answer) => {
  expect(refusalOf(answer)).toBe('422 validation_failed');
  expect(answer.body['errors']).toMatchObject([{ pointer: '/code', code: 'second_factor_code_wrong' }]);
};
const deeds = () =>
  product.query(
    `select deed, record, done_by from journal where record = $1 and deed ~ 'second_factor|recovery' order by at`,
    [awa.id],
  );

describe('signing in with a second factor', () => {
  it('needs a code after the right password, and tells nothing before it', async () => {
    const answer = await signIn();
    expect(refusalOf(answer)).toBe('403 second_factor_required');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [known, unknown] = [
      await signIn(codeOf(awa.secret), product, 'faux-mot-de-passe'),
      await product.ask('/api/v1/auth/sign-in', { body: { email: 'no@example.org', password: PASSWORD } }),
    ];
    expect([refusalOf(known), known.body['detail']]).toEqual([refusalOf(unknown), unknown.body['detail']]);
    expect(refusalOf(known)).toBe('401 invalid_credentials');
  });

  it('takes a code once, whichever instance is asked', async () => {
    const code = codeOf(awa.secret);
    const answers = await Promise.all([product, other, product, other].map((on) => signIn(code, on)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    wrongCode(await signIn(code));
    expect((await signIn(codeOf(awa.secret, 30_000), other)).status).toBe(200);
  });

  it('takes no code of long ago and none of a foreign secret', async () => {
    for (const code of [codeOf(awa.secret, -120_000), codeOf('GEZDGNBVGY3TQOJQ'), '000000000', 'x']) {
      wrongCode(await signIn(code));
    }
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = awa.recoveryCodes;
    expect(new Set(awa.recoveryCodes).size).toBe(10);
    const answers = await Promise.all([product, other].map((on) => signIn(first, on)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await signIn(` ${second.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    const { body } = await product.ask('/api/v1/auth/second-factor', { token: awa.token });
    expect(body).toEqual({ active: true, since: expect.stringMatching(/Z$/), recovery_codes_left: 8 });
  });

  it('is refused after ten wrong codes, also with a right one and from elsewhere', async () => {
    const strict = { RATE_LIMIT_FACTOR: '1' };
    const [here, there] = [await another(strict), await another(strict)];
    for (let count = 0; count < 10; count += 1)
      wrongCode(await signIn('123456', here, PASSWORD, '192.0.2.10'));
    const answer = await signIn(codeOf(awa.secret), there, PASSWORD, '192.0.2.20');
    expect(refusalOf(answer)).toBe('429 rate_limited');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the database', () => {
  it('holds neither the secret nor a recovery code in clear', async () => {
    const dump = await dumpOf(product.query);
    for (const secret of [
      awa.secret,
      ...awa.recoveryCodes,
      ...awa.recoveryCodes.map((one) => one.replaceAll('-', '')),
    ])
      expect(dump).not.toContain(secret);
  });

  it('holds secrets that survive a new JWT_SECRET while the former one is accepted', async () => {
    const former = await another({ JWT_SECRET: FORMER });
    const yao = await withSecondFactor(former, await aMember(former));
    const answer = (on: Product, later: number) =>
      on.ask('/api/v1/auth/sign-in', {
        body: { email: yao.email, password: PASSWORD, code: codeOf(yao.secret, later) },
      });
    wrongCode(await answer(product, 0));
    const both = await another({ JWT_SECRET_PREVIOUS: FORMER });
    expect((await answer(both, 0)).status).toBe(200);
    // Sealed anew when it was used.
    expect((await answer(product, 30_000)).status).toBe(200);
  });
});

describe('rights and keys', () => {
  const grant = async (token: string) =>
    product.ask(`/api/v1/admin/users/${(await aMember(product)).id}/roles`, {
      body: { role: 'admin' },
      token,
    });
  const makeKey = (token: string) =>
    product.ask('/api/v1/admin/api-keys', { body: { name: 'Copie', scopes: ['read'] }, token });
  const makeLink = async (token: string) =>
    product.ask(`/api/v1/admin/users/${(await aMember(product)).id}/password-reset`, {
      method: 'POST',
      token,
    });
  const age = () => product.query(`update sessions set proved_at = now() - interval '5 minutes 1 second'`);

  it('need a code of the last five minutes', async () => {
    expect((await grant(awa.token)).status).toBe(204);
    await age();
    for (const answer of [await grant(awa.token), await makeKey(awa.token), await makeLink(awa.token)])
      expect(refusalOf(answer)).toBe('403 second_factor_required');
    wrongCode(
      await product.ask('/api/v1/auth/second-factor/check', { body: { code: '1' }, token: awa.token }),
    );
    const body = { code: codeOf(awa.secret) };
    expect((await other.ask('/api/v1/auth/second-factor/check', { body, token: awa.token })).status).toBe(
      204,
    );
    expect((await makeKey(awa.token)).status).toBe(201);
    expect((await grant(awa.token)).status).toBe(204);
    expect((await makeLink(awa.token)).status).toBe(201);
  });

  it('need it in the session that asks', async () => {
    await age();
    const signedIn = personOf(await signIn(codeOf(awa.secret)));
    expect((await makeKey(signedIn.token)).status).toBe(201);
    expect(refusalOf(await makeKey(awa.token))).toBe('403 second_factor_required');
  });

  it('need none of whoever has no second factor', async () => {
    const yao = await anAdministrator(product, product.query);
    expect((await makeKey(yao.token)).status).toBe(201);
  });
});

describe('a second factor', () => {
  const remove = (body: object) =>
    product.ask('/api/v1/auth/second-factor/remove', { body, token: awa.token });

  it('is begun with the password, and not while one holds', async () => {
    const yao = await aMember(product);
    const begin = (token: string, current_password = PASSWORD) =>
      product.ask('/api/v1/auth/second-factor', { body: { current_password }, token });
    expect(refusalOf(await begin(yao.token, 'faux-mot'))).toBe('401 invalid_credentials');
    expect((await begin(yao.token)).status).toBe(201);
    const plain = { body: { email: yao.email, password: PASSWORD } };
    expect((await product.ask('/api/v1/auth/sign-in', plain)).status).toBe(200);
    expect(refusalOf(await begin(awa.token))).toBe('409 second_factor_active');
  });

  it('is taken away with password and code', async () => {
    const code = codeOf(awa.secret);
    expect(refusalOf(await remove({ current_password: 'faux-mot', code }))).toBe('401 invalid_credentials');
    wrongCode(await remove({ current_password: PASSWORD, code: '1' }));
    expect((await remove({ current_password: PASSWORD, code })).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    expect(await product.query('select from recovery_codes')).toEqual([]);
  });

  it('is taken away by another administrator, and the journal tells all of it', async () => {
    const yao = await anAdministrator(product, product.query);
    await signIn(awa.recoveryCodes[0]);
    const path = `/api/v1/admin/users/${awa.id}/second-factor`;
    expect(refusalOf(await product.ask(path, { method: 'DELETE', token: awa.token }))).toBe('403 forbidden');
    expect((await product.ask(path, { method: 'DELETE', token: yao.token })).status).toBe(204);
    expect((await signIn(undefined, other)).status).toBe(200);
    expect(refusalOf(await product.ask(path, { method: 'DELETE', token: yao.token }))).toBe('404 not_found');
    expect(await deeds()).toEqual([
      { deed: 'second_factor_added', record: awa.id, done_by: awa.id },
      { deed: 'recovery_code_used', record: awa.id, done_by: null },
      { deed: 'second_factor_removed', record: awa.id, done_by: yao.id },
    ]);
  });
});
