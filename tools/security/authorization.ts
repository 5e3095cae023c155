import assert from 'node:assert/strict';
import { forge } from '../../apps/api/src/testing/forged-token.ts';
import { refusalOf, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import {
  expectRefusal,
  expectStatus,
  expectUntouched,
  me,
  problemOf,
  refresh,
  together,
  tokenOf,
  type Checks,
} from './checks.ts';
import { guardedOperations, type Operation } from './operations.ts';
import { apart, pairOf, type Site } from './site.ts';

const COUNTS = '/api/v1/admin/counts';
const UNKNOWN = '01900000-0000-7000-9000-000000000000';
const now = (): number => Math.floor(Date.now() / 1000);
const roles = (id: string): string => `/api/v1/admin/users/${id}/roles`;
const revoke = (site: Site, id: string, token: string) =>
  site.ask(`${roles(id)}/admin`, { method: 'DELETE', token });

/** C. Who may do what. */
export const authorization: Checks = {
  'C-01': async (site) => {
    const [administrator, former, member] = [
      await site.administrator(),
      await site.administrator(),
      await site.member(),
    ];
    await site.query('delete from user_roles where user_id = $1', [former.id]);
    const expired = forge(administrator.token, { iat: now() - 2_000, exp: now() - 60 });
    const operations = await guardedOperations(site);
    assert.ok(operations.length > 60);
    const ask = ({ verb, path }: Operation, asked: Asked): Promise<Answer> =>
      site.ask(path, { ...asked, method: verb });
    const before = await site.state();
    for (const operation of operations) {
      const stranger = await ask(operation, {});
      assert.equal(stranger.status, 401, `${operation.id} to a stranger`);
      assert.match(String(stranger.headers['www-authenticate']), /^Bearer/, operation.id);
      assert.equal(refusalOf(await ask(operation, { token: expired })), '401 token_expired', operation.id);
      for (const { token } of operation.byRole ? [member, former] : []) {
        assert.equal(refusalOf(await ask(operation, { token })), '403 forbidden', operation.id);
      }
    }
    assert.deepEqual(await site.state(), before);
    // With what each needs to succeed they are called in `access.integration.spec.ts`.
    for (const operation of operations.filter(({ byRole }) => byRole)) {
      const { status } = await ask(operation, { token: administrator.token });
      assert.ok(status !== 401 && status !== 403, `${operation.id} to an administrator: ${status}`);
    }
  },

  'C-03': async (site) => {
    const { id, token } = await site.administrator();
    for (const instance of site.instances.slice(0, 2))
      expectStatus(await instance.ask(COUNTS, { token }), 200);
    await site.query('delete from user_roles where user_id = $1', [id]);
    for (const instance of site.instances.slice(0, 2)) {
      expectRefusal(await instance.ask(COUNTS, { token }), '403 forbidden');
    }
  },

  'C-04': async (site) => {
    const { email, token } = await site.member();
    for (const instance of pairOf(site))
      expectRefusal(await instance.ask(COUNTS, { token }), '403 forbidden');
    assert.equal((await site.command('admin', 'grant', email)).code, 0);
    for (const instance of pairOf(site)) expectStatus(await instance.ask(COUNTS, { token }), 200);
  },

  'C-05': async (site) => {
    const { token, cookie } = await site.administrator();
    const forged: Readonly<Record<string, string>> = {
      'expired a minute ago': forge(token, { iat: now() - 1_000, exp: now() - 60 }),
      'for somebody else': forge(token, { aud: 'other' }),
      'from somebody else': forge(token, { iss: 'other' }),
      'not yet valid': forge(token, { nbf: now() + 60 }),
      'without end': forge(token, { exp: undefined }),
      'of no session': forge(token, { sid: UNKNOWN }),
      'of another type': forge(token, { typ: 'refresh' }),
      'under another secret': forge(token, {}, { secret: 'x'.repeat(32) }),
      unsigned: forge(token, {}, { algorithm: 'none' }),
      'the cookie': cookie.split('=')[1] ?? '',
    };
    for (const [name, one] of Object.entries(forged)) {
      const answer = await me(site, one);
      assert.equal(answer.status, 401, name);
    }
    expectStatus(await me(site, forge(token, { iat: now() - 900, exp: now() - 5 })), 200);
    expectStatus(await me(site, forge(token, {})), 200);
  },

  'C-11': async (site) => {
    const [administrator, { token }] = [await site.administrator(), await site.member()];
    const { body } = await site.post('projects', aProject(), { token: administrator.token });
    const at = (id: string, asked: Asked) =>
      site.ask(`/api/v1/projects/${id}`, { ...asked, method: 'DELETE', headers: { 'If-Match': '"v1"' } });
    for (const [asked, refusal] of [
      [{ token }, '403 forbidden'],
      [{}, '401 token_invalid'],
    ] as const) {
      const [there, absent] = [await at(String(body['id']), asked), await at(UNKNOWN, asked)];
      expectRefusal(there, refusal);
      const plain = (answer: Answer) => JSON.stringify(problemOf(answer)).replaceAll(/[\da-f-]{36}/g, 'id');
      assert.equal(plain(there), plain(absent));
      assert.deepEqual(Object.keys(there.headers), Object.keys(absent.headers));
    }
  },

  'C-14': async (site) => {
    const [administrator, member, other] = [
      await site.administrator(),
      await site.member(),
      await site.member(),
    ];
    const grant = (role: string, token: string) => site.ask(roles(other.id), { body: { role }, token });
    await expectUntouched(site, '403 forbidden', () => grant('admin', member.token));
    await expectUntouched(site, '403 forbidden', () => revoke(site, administrator.id, member.token));
    await expectUntouched(site, '422 validation_failed', () => grant('editor', administrator.token), '/role');
    const answers = await together(8, () => grant('admin', administrator.token));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([204]));
    assert.equal(await site.count(`user_roles where user_id = '${other.id}'`), 1);
    expectStatus(await revoke(site, other.id, administrator.token), 204);
    expectRefusal(await site.ask(COUNTS, { token: other.token }), '403 forbidden');
  },

  'C-15': (shared) =>
    apart(
      shared,
      async (site) => {
        for (let round = 0; round < 5; round += 1) {
          await site.query('delete from user_roles');
          const [one, other] = [await site.administrator(), await site.administrator()];
          const ends = await Promise.all([
            revoke(site, other.id, one.token),
            revoke(site, one.id, other.token),
          ]);
          assert.equal(ends.filter(({ status }) => status === 204).length, 1);
          assert.equal(await site.count('user_roles'), 1);
          const [last] = await site.query<{ id: string }>('select user_id as id from user_roles');
          const { id, token } = [one, other].find((person) => person.id === last?.id) ?? one;
          await expectUntouched(site, '409 last_admin', () => revoke(site, id, token));
        }
      },
      { count: 2 },
    ),

  'C-17': async (site) => {
    const { token, id, email } = await site.administrator();
    const { body } = await site.post('projects', aProject(), { token });
    for (const path of [
      'projects',
      `projects/${String(body['id'])}`,
      'publications',
      'partners',
      'news',
      'settings',
    ]) {
      const { text } = expectStatus(await site.ask(`/api/v1/${path}`), 200);
      assert.ok(!text.includes(id) && !text.includes(email), path);
      assert.doesNotMatch(
        text,
        /"(?:created_by|edited_by|uploaded_by|password\w*|search\w*|bucket|sha256)":/,
        path,
      );
    }
  },

  'C-18': async (site) => {
    await apart(site, async (own) => {
      const { token, cookie } = await own.administrator();
      expectStatus(await own.ask(COUNTS, { token }), 200);
      const name = own.database.name;
      const away = async (limit: number): Promise<void> => {
        await own.query(`alter database "${name}" connection limit ${limit}`);
        await own.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'site_app'`,
          [name],
        );
      };
      await away(0);
      expectRefusal(await own.ask(COUNTS, { token }), '503 dependency_unavailable');
      expectStatus(await refresh(own, cookie), 503);
      await away(-1);
      let answer = await own.ask(COUNTS, { token });
      for (let tries = 0; tries < 100 && answer.status === 503; tries += 1)
        answer = await own.ask(COUNTS, { token });
      expectStatus(answer, 200);
      assert.ok(tokenOf(expectStatus(await refresh(own, cookie), 200)));
    });
  },
};
