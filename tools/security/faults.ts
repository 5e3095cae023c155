import assert from 'node:assert/strict';
import { until, within } from '../../apps/api/src/testing/patience.ts';
import { linkTo, type ServiceLink } from '../../apps/api/src/testing/service-link.ts';
import { PASSWORD } from '../../apps/api/src/testing/people.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { expectRefusal, expectStatus, refresh, SIGN_IN, timed, type Checks } from './checks.ts';
import { apart, type Site } from './site.ts';

const TITLE = 'Le vrai projet';
const isReady = async (site: Site): Promise<boolean> => (await site.ask('/health/ready')).status === 200;

const through = (link: ServiceLink, { appUrl, ownerUrl }: Site['database']) => ({
  DATABASE_URL: link.through(appUrl),
  MIGRATION_DATABASE_URL: link.through(ownerUrl),
});

/** One instance whose way to the database can be cut. */
const behindLink = (shared: Site, look: (site: Site, link: ServiceLink) => Promise<void>): Promise<void> =>
  apart(
    shared,
    async (site) => {
      const link = await linkTo(site.database.appUrl);
      try {
        await site.start({ environment: through(link, site.database) });
        await look(site, link);
      } finally {
        await link.mend();
        await until(() => isReady(site), 20_000);
        await Promise.all(site.instances.map((instance) => instance.stop()));
        await link.close();
      }
    },
    { count: 0 },
  );

/** P and L-04: PostgreSQL away, locked, read-only. */
export const faults: Checks = {
  'P-01': (shared) =>
    behindLink(shared, async (site, link) => {
      for (const lose of [() => link.cut(), async () => link.block()]) {
        await lose();
        within(5_000, await until(async () => !(await isReady(site)), 15_000), 'noticing the loss');
        const live = await site.ask('/health/live');
        assert.deepEqual([live.status, live.headers['cache-control']], [200, 'no-store']);
        expectRefusal(await site.ask('/health/ready'), '503 dependency_unavailable');
        await link.mend();
        within(10_000, await until(() => isReady(site), 20_000), 'coming back');
      }
    }),

  'P-02': (shared) =>
    behindLink(shared, async (site, link) => {
      const { token, cookie, email } = await site.administrator();
      await link.cut();
      await Promise.all(
        [
          () => site.ask('/api/v1/projects?limit=9'),
          () => site.post('projects', aProject(), { token }),
          () => site.ask('/api/v1/admin/counts', { token }),
          () => refresh(site, cookie),
          () => site.ask(SIGN_IN, { body: { email, password: PASSWORD } }),
        ].map(async (ask) => {
          const [answer, took] = await timed(ask);
          expectRefusal(answer, '503 dependency_unavailable');
          assert.ok(Number(answer.headers['retry-after']) > 0);
          within(5_000, took, 'a refusal');
        }),
      );
      for (const path of ['/', '/projects', '/en/resources', '/auth', '/admin'])
        expectStatus(await site.ask(path), 200);
    }),

  'L-04': (shared) =>
    behindLink(shared, async (site, link) => {
      const { token } = await site.administrator();
      await site.post('projects', aProject({ title_fr: TITLE }), { token });
      const shown = async (): Promise<boolean> => (await site.ask('/projects')).text.includes(TITLE);
      await until(shown, 3_000);
      await link.cut();
      await until(async () => !(await shown()), 15_000);
      const sample = await site.ask('/projects');
      assert.deepEqual([sample.status, sample.headers['cache-control']], [200, 'no-store']);
      await link.mend();
      within(5_000, await until(shown, 15_000), 'showing what is real');
    }),

  'P-12': (shared) =>
    apart(
      shared,
      async (site) => {
        const link = await linkTo(site.database.appUrl);
        try {
          await link.cut();
          await site.start({ environment: through(link, site.database), ready: false });
          expectRefusal(await site.ask('/health/ready'), '503 dependency_unavailable');
          expectStatus(await site.ask('/health/live'), 200);
          await link.mend();
          within(10_000, await until(() => isReady(site), 30_000), 'being ready');
          await site.member();
          await site.instances[0]?.stop();
        } finally {
          await link.close();
        }
      },
      { count: 0 },
    ),

  'P-12b': (shared) =>
    apart(shared, async (site) => {
      const { token, email } = await site.administrator();
      await site.post('projects', aProject(), { token });
      const readOnly = async (only: boolean): Promise<void> => {
        const { name } = site.database;
        await site.query(`alter database "${name}" set default_transaction_read_only = ${String(only)}`);
        await site.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await until(() => isReady(site), 20_000);
      };
      await readOnly(true);
      for (const path of ['/', '/projects', '/api/v1/projects?limit=7', '/api/v1/settings']) {
        await until(async () => (await site.ask(path)).status === 200, 10_000);
      }
      expectStatus(await site.ask('/api/v1/admin/counts', { token }), 200);
      for (const answer of [
        await site.post('projects', aProject(), { token }),
        await site.ask(SIGN_IN, { body: { email, password: PASSWORD } }),
      ]) {
        expectRefusal(answer, '503 dependency_unavailable');
        assert.ok(Number(answer.headers['retry-after']) > 0);
      }
      await readOnly(false);
      await until(async () => (await site.post('projects', aProject(), { token })).status === 201, 20_000);
    }),
};
