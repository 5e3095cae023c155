import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../apps/api/src/testing/ask.ts';
import { until, within } from '../../apps/api/src/testing/patience.ts';
import { PASSWORD, personOf, someone } from '../../apps/api/src/testing/people.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { residentMegabytes } from '../bench/processes.ts';
import { insertProjects } from '../bench/rows.ts';
import { expectStatus, me, refresh, SIGN_IN, together, type Checks } from './checks.ts';
import { connection } from './raw.ts';
import { apart, SECRET, type Site } from './site.ts';

const RENEWED = 'n3W-Rt8kPz5Lq1Xv7Bc4Hd9Jf2Gm6SyAe';
const WEAK = [
  '',
  'k7Wm2Zr9',
  'change-me-change-me-change-me-change-me',
  'abcdabcdabcdabcdabcdabcdabcdabcd',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  '01234567890123456789012345678901',
];
const WRONG = {
  PORT: 'eighty-thousand',
  PUBLIC_URL: 'ftp://user-name@host',
  JWT_SECRET: 'tooshort-value',
  RATE_LIMIT_FACTOR: 'minus-one',
  ADMIN_EMAIL: 'no-address',
  LOG_LEVEL: 'verbose-level',
};

async function refusesToStart(site: Site, environment: Readonly<Record<string, string>>): Promise<void> {
  const { code, output, milliseconds } = await site.main(environment);
  assert.equal(code, 1, JSON.stringify(environment));
  within(5_000, milliseconds, 'refusing to start');
  for (const [name, value] of Object.entries(environment)) {
    assert.ok(output.includes(name), `${name} is named`);
    assert.ok(value === '' || !output.includes(value), `${name} is not shown`);
  }
  assert.ok(!output.includes(SECRET));
}

/** M-02, M-09, C-15b and R: how a process begins and ends. */
export const processLife: Checks = {
  'C-15b': async (site) => {
    for (const JWT_SECRET of WEAK) await refusesToStart(site, { JWT_SECRET });
  },

  'M-02': async (site) => {
    await refusesToStart(site, WRONG);
    await refusesToStart(site, { DATABASE_URL: '' });
  },

  'M-09': (shared) =>
    apart(shared, async (site) => {
      const [former] = site.instances;
      const person = await site.member();
      const both = await site.start({ environment: { JWT_SECRET: RENEWED, JWT_SECRET_PREVIOUS: SECRET } });
      expectStatus(await me(both, person.token), 200);
      const next = personOf(expectStatus(await refresh(both, person.cookie), 200));
      await Promise.all([former?.stop(), both.stop()]);
      const last = await site.start({ environment: { JWT_SECRET: RENEWED } });
      expectStatus(await me(last, person.token), 401);
      expectStatus(await me(last, next.token), 200);
    }),

  'P-14': (shared) =>
    apart(shared, async (site) => {
      const { token } = await site.administrator();
      const [instance] = site.instances;
      const answered: Answer[] = [];
      const made = together(20, async (turn) => {
        const answer = await site
          .post('projects', aProject({ title_fr: `${turn}` }), { token })
          .catch(() => undefined);
        if (answer?.status === 201) answered.push(answer);
      });
      await until(() => answered.length > 3, 10_000);
      instance?.signal('SIGKILL');
      await made;
      await instance?.ended;
      const again = await site.start();
      for (const answer of answered) {
        const found = await again.ask(`/api/v1/projects/${String(answer.body['id'])}`, { token });
        assert.deepEqual(found.body, answer.body);
      }
    }),

  'R-01': (shared) =>
    apart(shared, async (site) => {
      const [instance] = site.instances;
      const body = someone();
      const under = together(8, (turn) =>
        site.post('auth/sign-up', { ...body, email: `${turn}.${body.email}` }),
      );
      await until(async () => (await site.count('users')) > 0, 10_000);
      instance?.signal('SIGTERM');
      for (const answer of await under) expectStatus(answer, 201);
      const { code, output } = (await instance?.ended) ?? { code: null, output: '' };
      assert.equal(code, 0);
      assert.doesNotMatch(output, /"level":"(?:error|fatal)"/);
    }),

  'R-03': (shared) =>
    apart(shared, async (site) => {
      const [first] = site.instances;
      const endless = connection(site);
      endless.write(
        `POST ${SIGN_IN} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      );
      await pause(200);
      const began = performance.now();
      first?.signal('SIGTERM');
      await pause(300);
      first?.signal('SIGTERM');
      const forced = await first?.ended;
      assert.notEqual(forced?.code, 0);
      within(35_000, performance.now() - began, 'a forced end');
      endless.destroy();
      const second = await site.start();
      second.signal('SIGINT');
      assert.equal((await second.ended).code, 0);
    }),

  'R-04': (shared) =>
    apart(
      shared,
      async (site) => {
        const [first, second] = await Promise.all([site.start(), site.start()]);
        const person = await site.member();
        for (const one of [first, second]) expectStatus(await me(one, person.token), 200);
        const ends = await Promise.all([first.stop(), second.stop()]);
        assert.deepEqual(
          ends.map(({ code }) => code),
          [0, 0],
        );
        const migrated = ends.filter(({ output }) => output.includes('schema brought up to date'));
        assert.equal(migrated.length, 1);
      },
      { count: 0 },
    ),

  'R-07': (shared) =>
    apart(shared, async (site) => {
      await site.instances[0]?.stop();
      await insertProjects(site.database.ownerUrl, 10_000);
      const began = performance.now();
      const instance = await site.start();
      within(10_000, performance.now() - began, 'starting');
      for (const path of ['/', '/projects', '/api/v1/projects']) expectStatus(await instance.ask(path), 200);
      const megabytes = residentMegabytes(instance.pid);
      assert.ok(megabytes <= 512, `${megabytes} MB`);
    }),

  'W-02': (shared) =>
    apart(
      shared,
      async (site) => {
        for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/start.css'])
          expectStatus(await site.ask(path), 404);
        expectStatus(await site.ask('/api/v1/projects'), 200);
        expectStatus(await shared.ask('/api/openapi.json'), 200);
        expectStatus(await site.ask(SIGN_IN, { body: { email: 'a@example.org', password: PASSWORD } }), 401);
      },
      { environment: { API_DOCS: 'off' } },
    ),
};
