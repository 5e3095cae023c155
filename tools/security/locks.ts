import pg from 'pg';
import { within } from '../../apps/api/src/testing/patience.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { quantile } from '../drill/quantiles.ts';
import { expectRefusal, expectStatus, timed, together, type Checks } from './checks.ts';
import { apart, type Site } from './site.ts';

/** P. Others who hold what is wanted. */
export const locks: Checks = {
  'P-06': (shared) =>
    apart(shared, async (site) => {
      const { token } = await site.administrator();
      const { body } = await site.post('projects', aProject(), { token });
      const holder = await locking(site, 'lock table projects in access exclusive mode');
      const waits = await together(24, async (turn) => {
        const path = `/api/v1/projects/${String(body['id'])}`;
        const revised = {
          method: 'PUT',
          token,
          body: aProject({ title_fr: `${turn}` }),
          headers: { 'If-Match': '"v1"' },
        };
        const [answer, took] = await timed(() => site.ask(path, revised));
        expectRefusal(answer, '503 dependency_unavailable');
        return took;
      });
      await holder.end();
      within(5_000, Math.max(...waits), 'waiting for a lock');
    }),

  'P-13b': (shared) =>
    apart(shared, async (site) => {
      const { token } = await site.administrator();
      const ids = await together(12, async () =>
        String((await site.post('projects', aProject(), { token })).body['id']),
      );
      const revise = (id: string, seen: string) =>
        site.ask(`/api/v1/projects/${id}`, {
          method: 'PUT',
          token,
          body: aProject(),
          headers: { 'If-Match': seen },
        });
      const holder = await locking(site, `select from projects where id = '${ids[0] ?? ''}' for update`);
      const waiting = together(20, () => revise(ids[0] ?? '', '"v1"'));
      const others = await Promise.all(ids.slice(1).map((id) => timed(() => revise(id, '"v1"'))));
      await holder.end();
      await waiting;
      for (const [answer] of others) expectStatus(answer, 200);
      within(
        1_000,
        quantile(
          others.map(([, took]) => took),
          0.95,
        ),
        'a change of another row',
      );
    }),
};

/** Another client of the database that holds something until it ends. */
async function locking(site: Site, statement: string): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: site.database.superUrl });
  // A check that fails leaves it, and its database goes from under it.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  return holder;
}
