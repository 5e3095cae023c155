import assert from 'node:assert/strict';
import { claimsOf } from '../../apps/api/src/testing/forged-token.ts';
import { PASSWORD, signInAgain, someone, type Person } from '../../apps/api/src/testing/people.ts';
import { dumpOf } from '../../apps/api/src/testing/stored-state.ts';
import { cookieOf, expectRefusal, expectStatus, me, refresh, SIGN_IN, tokenOf } from './checks.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

const signOut = (site: Site, { cookie }: Person) =>
  site.ask('/api/v1/auth/sign-out', { method: 'POST', headers: { Cookie: cookie } });
const sessionOf = ({ token }: Person): string => String(claimsOf(token)['sid']);

/** The database tells the time of sessions: it is moved there. */
const age = (site: Site, person: Person, column: string, ago: string) =>
  site.query(`update sessions set ${column} = ${column} - $1::interval where id = $2`, [
    ago,
    sessionOf(person),
  ]);

/** B. Sessions and refresh tokens. */
export const sessions: Checks = {
  'B-01': async (site) => {
    const { email } = await site.member();
    const answer = expectStatus(await site.ask(SIGN_IN, { body: { email, password: PASSWORD } }), 200);
    const { iat, exp, ...claims } = claimsOf(tokenOf(answer));
    assert.deepEqual(Object.keys(claims).sort(), ['aud', 'iss', 'sid', 'sub', 'typ']);
    assert.ok(Number(exp) - Number(iat) <= 900);
    const [pair = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
    assert.match(pair, /^__Host-session=[\w-]{43,}$/);
    for (const one of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      assert.ok(attributes.includes(one), one);
    assert.ok(!answer.text.includes(pair.split('=')[1] ?? '?'));
    assert.equal(answer.headers['cache-control'], 'no-store');
  },

  'B-02': async (site) => {
    const person = await site.member();
    const [first, second] = [await refresh(site, person.cookie), await refresh(site, person.cookie)];
    expectStatus(first, 200);
    assert.notEqual(cookieOf(first), person.cookie);
    assert.equal(cookieOf(second), cookieOf(first));
    const live = `refresh_tokens where used_at is null and session_id = '${sessionOf(person)}'`;
    assert.equal(await site.count(live), 1);
  },

  'B-04': async (site) => {
    const person = await site.member();
    const next = await refresh(site, person.cookie);
    await site.query(`update refresh_tokens set used_at = used_at - interval '11 s' where session_id = $1`, [
      sessionOf(person),
    ]);
    expectRefusal(await refresh(site, person.cookie), '401 refresh_token_already_used');
    expectStatus(await refresh(site, cookieOf(next)), 401);
    for (const token of [person.token, tokenOf(next)]) expectStatus(await me(site, token), 401);
  },

  'B-07': async (site) => {
    const person = await site.member();
    const other = await signInAgain(site, person);
    const answer = expectStatus(await signOut(site, person), 204);
    assert.match(String(answer.headers['set-cookie']), /^__Host-session=;.*1970/);
    for (const instance of site.instances.slice(0, 2)) {
      expectRefusal(await me(instance, person.token), '401 session_revoked');
    }
    expectStatus(await refresh(site, person.cookie), 401);
    expectStatus(await me(site, other.token), 200);
    expectStatus(await refresh(site, other.cookie), 200);
  },

  'B-09': async (site) => {
    const administrator = await site.administrator();
    const end: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
      'his own': ({ token }) => site.ask('/api/v1/auth/sign-out-everywhere', { method: 'POST', token }),
      'an administrator': ({ id }) =>
        site.ask(`/api/v1/admin/users/${id}/sessions`, { method: 'DELETE', token: administrator.token }),
    };
    for (const act of Object.values(end)) {
      const person = await site.member();
      const other = await signInAgain(site, person);
      await act(person);
      for (const { token, cookie } of [person, other]) {
        expectStatus(await me(site, token), 401);
        expectStatus(await refresh(site, cookie), 401);
      }
    }
    expectStatus(await me(site, administrator.token), 200);
  },

  'B-10': async (site) => {
    for (const [column, ago] of [
      ['created_at', '31 days'],
      ['last_used_at', '15 days'],
    ] as const) {
      const person = await site.member();
      await age(site, person, column, '1 day');
      expectStatus(await me(site, person.token), 200);
      await age(site, person, column, ago);
      expectRefusal(await refresh(site, person.cookie), '401 session_expired');
      expectStatus(await me(site, person.token), 401);
    }
  },

  'B-11': async (site) => {
    const person = await site.administrator();
    await site.query('delete from users where id = $1', [person.id]);
    const again = await site.post('auth/sign-up', { ...someone(), email: person.email });
    assert.notEqual((again.body['user'] as { id: string }).id, person.id);
    expectStatus(await me(site, person.token), 401);
    expectStatus(await refresh(site, person.cookie), 401);
    expectRefusal(await site.ask('/api/v1/admin/counts', { token: tokenOf(again) }), '403 forbidden');
  },

  'B-13': async (site) => {
    const older = await site.member();
    const body = { email: older.email, password: PASSWORD };
    const newer = await site.ask(SIGN_IN, { body, headers: { Cookie: older.cookie } });
    assert.notEqual(claimsOf(tokenOf(newer))['sid'], sessionOf(older));
    expectStatus(await me(site, older.token), 401);
    expectStatus(await refresh(site, older.cookie), 401);
    expectStatus(await me(site, tokenOf(newer)), 200);
  },

  'B-16': async (site) => {
    const person = await site.member();
    const all = [person];
    for (let count = 0; count < 10; count += 1) all.push(await signInAgain(site, person));
    const dump = await dumpOf((text, values) => site.query(text, values));
    assert.ok(dump.includes(person.email) && !dump.includes(PASSWORD));
    for (const { token, cookie } of all) {
      const secret = cookie.split('=')[1] ?? '';
      const bytes = Buffer.from(secret, 'base64url').toString('hex');
      for (const one of [token, token.split('.')[2] ?? '', secret, bytes]) assert.ok(!dump.includes(one));
    }
  },
};
