import assert from 'node:assert/strict';
import { PASSWORD, someone } from '../../apps/api/src/testing/people.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import {
  expectRefusal,
  expectStatus,
  expectUntouched,
  me,
  problemOf,
  refresh,
  SIGN_IN,
  timed,
  together,
  tokenOf,
  type Checks,
} from './checks.ts';
import { apart, type Site } from './site.ts';

const FIRST = { ADMIN_EMAIL: 'chef@example.org', ADMIN_PASSWORD: 'mot-de-passe-du-chef' };
const signUp = (site: Site, changes: object = {}) => site.post('auth/sign-up', { ...someone(), ...changes });
const TOO_SHORT = 'Le mot de passe doit contenir au moins 6 caractères';
const LOOK_ALIKES = [' AWA.KONE@example.org ', 'ａｗａ．ｋｏｎｅ@example.org', 'ⓐwa.kone@example.org'];
const REFUSED = [
  'a\u200Bwa@example.org',
  'awa@example.org.',
  '"awa"@example.org',
  'awa,yao@example.org',
  '<a@example.org>',
];

/** What a busy neighbour adds is not in all of many tries; what the request costs is. */
async function quickest(ask: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 25; tries += 1) least = Math.min(least, (await timed(ask))[1]);
  return least;
}

/** A. Accounts and passwords. */
export const accounts: Checks = {
  'A-01': async (site) => {
    const before = await site.count('users');
    const body = someone();
    const answer = expectStatus(await site.post('auth/sign-up', body), 201);
    const { id, ...user } = answer.body['user'] as Record<string, unknown>;
    assert.match(String(id), /^[\da-f-]{36}$/);
    assert.deepEqual(user, { email: body.email, full_name: body.full_name });
    assert.equal(await site.count('users'), before + 1);
    assert.equal(await site.count(`user_roles where user_id = '${String(id)}'`), 0);
    expectStatus(await me(site, tokenOf(answer)), 200);
  },

  'A-02': async (site) => {
    const { email } = await site.member();
    for (const same of [email, ` ${email.toUpperCase()} `]) {
      const { body } = await expectUntouched(site, '409 email_taken', () => signUp(site, { email: same }));
      assert.match(JSON.stringify(body), /Cet email est déjà utilisé/);
    }
  },

  'A-04': async (site) => {
    const { email } = await site.member();
    const wrong = () => site.ask(SIGN_IN, { body: { email, password: 'fausse-pluie' } });
    const unknown = () =>
      site.ask(SIGN_IN, { body: { email: 'nobody@example.org', password: 'fausse-pluie' } });
    const [one, other] = [await wrong(), await unknown()];
    for (const answer of [one, other]) expectRefusal(answer, '401 invalid_credentials');
    assert.deepEqual(problemOf(one), problemOf(other));
    assert.deepEqual(Object.keys(one.headers).sort(), Object.keys(other.headers).sort());
    const [known, nobody] = [await quickest(wrong), await quickest(unknown)];
    const ratio = known / nobody;
    assert.ok(ratio > 0.5 && ratio < 2, `a wrong password takes ${ratio.toFixed(2)} times as long`);
    expectStatus(await site.ask(SIGN_IN, { body: { email, password: PASSWORD } }), 200);
  },

  'A-06': async (site) => {
    for (const length of [5, 129]) {
      const ask = () => signUp(site, { password: 'p'.repeat(length) });
      const { text } = await expectUntouched(site, '422 validation_failed', ask, '/password');
      if (length === 5) assert.match(text, new RegExp(TOO_SHORT));
    }
    for (const password of ['p'.repeat(6), ' Été'.repeat(16), '  Sp aces  ']) {
      const { email, ...rest } = someone();
      expectStatus(await site.post('auth/sign-up', { ...rest, email, password }), 201);
      const tries = [password, password.slice(0, -1), password.trim(), password.toLowerCase()];
      for (const tried of new Set(tries)) {
        const { status } = await site.ask(SIGN_IN, { body: { email, password: tried } });
        assert.equal(status === 200, tried === password, JSON.stringify([password, tried]));
      }
    }
  },

  'A-12': async (site) => {
    const first = await site.member();
    const signIn = (password: string) => site.ask(SIGN_IN, { body: { email: first.email, password } });
    const second = await signIn(PASSWORD);
    const change = (current_password: string) =>
      site.ask('/api/v1/auth/password', {
        method: 'PUT',
        token: first.token,
        body: { current_password, new_password: 'pluie-de-mai' },
      });
    await expectUntouched(site, '401 invalid_credentials', () => change('fausse-pluie'));
    expectStatus(await change(PASSWORD), 204);
    expectRefusal(await me(site, tokenOf(second)), '401 session_revoked');
    const cookie = second.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expectStatus(await refresh(site, cookie), 401);
    expectStatus(await me(site, first.token), 200);
    expectRefusal(await signIn(PASSWORD), '401 invalid_credentials');
    expectStatus(await signIn('pluie-de-mai'), 200);
  },

  'A-12b': async (site) => {
    const email = 'awa.kone@example.org';
    expectStatus(await signUp(site, { email }), 201);
    for (const same of LOOK_ALIKES) {
      await expectUntouched(site, '409 email_taken', () => signUp(site, { email: same }));
      expectStatus(await site.ask(SIGN_IN, { body: { email: same, password: PASSWORD } }), 200);
    }
    for (const refused of REFUSED) {
      const asked: readonly (readonly [string, object])[] = [
        ['auth/sign-up', { ...someone(), email: refused }],
        ['auth/password-reset', { email: refused }],
        ['newsletter/subscriptions', { email: refused, consent: true }],
        ['contact-messages', aContactMessage({ email: refused })],
      ];
      for (const [path, body] of asked) {
        await expectUntouched(site, '422 validation_failed', () => site.post(path, body), '/email');
      }
    }
  },

  'A-13': (shared) =>
    apart(
      shared,
      async (site) => {
        const answers = await together(20, () => signUp(site));
        assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
        expectRefusal(await signUp(site, { email: FIRST.ADMIN_EMAIL }), '409 email_taken');
        const holders = await site.query('select email from user_roles join users on id = user_id');
        assert.deepEqual(holders, [{ email: FIRST.ADMIN_EMAIL }]);
        expectRefusal(
          await site.ask('/api/v1/admin/counts', { token: tokenOf(answers[0] as never) }),
          '403 forbidden',
        );
        const body = { email: FIRST.ADMIN_EMAIL, password: FIRST.ADMIN_PASSWORD };
        const token = tokenOf(await site.ask(SIGN_IN, { body }));
        expectStatus(await site.ask('/api/v1/admin/counts', { token }), 200);
      },
      { count: 2, environment: FIRST },
    ),
};
