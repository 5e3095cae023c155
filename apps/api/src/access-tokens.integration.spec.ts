import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './testing/ask';
import { forge } from './testing/forged-token';
import { anAdministrator, PASSWORD } from './testing/people';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const UNKNOWN = '01900000-0000-7000-9000-000000000000';

const product = productOfSuite();
const administrator = administratorOf(product);

function minutesAgo(minutes: number): number {
  return Math.floor(Date.now() / 1000) - minutes * 60;
}

describe('an access token', () => {
  const counts = (token: string) => product.ask('/api/v1/admin/counts', { token });

  it.each([
    ['another audience', { aud: 'http://site.test/other' }],
    ['another issuer', { iss: 'http://evil.test' }],
    ['a time before which it does not hold', { nbf: minutesAgo(-5) }],
    ['no end', { exp: undefined }],
    ['an unknown session', { sid: UNKNOWN }],
    ['no session', { sid: undefined }],
    ['a session that is no identifier', { sid: "' or 1=1 --" }],
    ['another person in it', { sub: UNKNOWN }],
    ['the type of a refresh token', { typ: 'refresh' }],
    ['no type', { typ: undefined }],
  ])('with %s opens nothing', async (_, changes) => {
    expect((await counts(forge(administrator.token, changes))).status).toBe(401);
  });

  it('signed with another secret, or not at all, opens nothing', async () => {
    const foreign = forge(administrator.token, {}, { secret: 'x'.repeat(32) });
    const unsigned = forge(administrator.token, {}, { algorithm: 'none' });
    expect(refusalOf(await counts(foreign))).toBe('401 token_invalid');
    expect(refusalOf(await counts(unsigned))).toBe('401 token_invalid');
  });

  it('that is the session cookie opens nothing', async () => {
    expect((await counts(administrator.cookie.split('=')[1] ?? '')).status).toBe(401);
  });

  it('with the same claims and the right signature opens', async () => {
    expect((await counts(forge(administrator.token, {}))).status).toBe(200);
  });

  it('is forgiven half a minute of difference between clocks at most', async () => {
    expect((await counts(forge(administrator.token, { exp: minutesAgo(0) - 31 }))).status).toBe(401);
  });

  it('of somebody who was deleted opens nothing, and a new account inherits nothing', async () => {
    const gone = await anAdministrator(product, product.query);
    await product.query('delete from users where id = $1', [gone.id]);
    const again = await product.ask('/api/v1/auth/sign-up', {
      body: { full_name: 'Awa Koné', email: gone.email, password: PASSWORD },
    });
    expect(again.status).toBe(201);
    expect((await counts(gone.token)).status).toBe(401);
    expect(refusalOf(await counts(String(again.body['access_token'])))).toBe('403 forbidden');
  });
});
