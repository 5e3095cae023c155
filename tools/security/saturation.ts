import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { patient, until, within } from '../../apps/api/src/testing/patience.ts';
import { insertProjects } from '../bench/rows.ts';
import { quantile } from '../drill/quantiles.ts';
import { expectStatus, timed, together, type Checks } from './checks.ts';
import { apart, type Site } from './site.ts';

const ROWS = 100_000;
/** What visitors may ask that no index answers at once. */
const EXPENSIVE = [
  'projects?q=%25%25',
  'projects?q=___',
  'projects?q=de',
  'projects?q=%C3%A9tude%20num%C3%A9ro',
  'projects?sort=title_fr&offset=9900',
  'projects?sort=-title_en&offset=9900&category=GIRE',
  'projects?q=hydrologique&sort=-title_en&offset=5000',
  'projects?year=2023&year=2024',
  'projects?department=water&department=climate',
  'projects/facets?category=GIRE&category=WASH',
  'projects/points?q=de',
];
/** Statements that the database works on at a moment: two for each of two expensive reads, and one of the product's own. */
const MOST = 5;
const UNDER_WAY = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and usename <> current_user and state = 'active'
  and backend_type = 'client backend'`;

const SPIKE = { clients: 4, times: 10, seconds: 60 } as const;
const PAGES = ['/', '/projects', '/api/v1/projects?limit=20', '/en/contact'];

/** The address of an expensive read, whose list has so many records. */
const limited = (path: string | undefined, most: number) =>
  `/api/v1/${path}${path?.startsWith('projects?') ? `&limit=${most}` : ''}`;

interface Driven {
  /** Answers that were neither refused nor faults, per second. */
  readonly rate: number;
  readonly waits: readonly number[];
}

/** So many visitors for so long, each on with the next page once he has one; one of five pages is not kept. */
async function drive(site: Site, clients: number, seconds: number): Promise<Driven> {
  const end = performance.now() + seconds * 1_000;
  const waits: number[] = [];
  await together(clients, async (client) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const kept = PAGES[(client + turn) % PAGES.length] ?? '/';
      const path = turn % 5 === 0 ? `/projects?q=${client}-${turn}-${seconds}` : kept;
      const [answer, took] = await timed(() => site.ask(path));
      if ([429, 503].includes(answer.status)) {
        assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/, path);
        await pause(50);
        continue;
      }
      expectStatus(answer, 200, 304);
      waits.push(took);
    }
  });
  return { rate: waits.length / seconds, waits };
}

/** T: what many ask at once. */
export const saturation: Checks = {
  'T-03': (shared) =>
    apart(
      shared,
      async (site) => {
        await insertProjects(site.database.ownerUrl, 1_000);
        await drive(site, SPIKE.clients, 5);
        const base = await drive(site, SPIKE.clients, 10);
        const usual = quantile(base.waits, 0.99);
        const spike = await drive(site, SPIKE.clients * SPIKE.times, SPIKE.seconds);
        assert.ok(
          spike.rate >= base.rate,
          `${spike.rate.toFixed(0)} answers a second in the spike, ${base.rate.toFixed(0)} before`,
        );
        const calm = async () => quantile((await drive(site, SPIKE.clients, 2)).waits, 0.99) <= usual * 2;
        within(15_000, await until(calm, 30_000), 'getting over the spike');
        assert.equal(site.instances.length, 2);
      },
      { count: 2 },
    ),

  'T-12': (shared) =>
    apart(shared, async (site) => {
      await insertProjects(site.database.ownerUrl, ROWS);
      const { token } = await site.administrator();
      const made = { method: 'POST', token, body: { name: 'Copy', scopes: ['read'] } };
      const key = String((await site.ask('/api/v1/admin/api-keys', made)).body['secret']);
      let over = false;
      const strangers = together(40, async (turn) => {
        const headers = { 'X-Forwarded-For': `198.51.100.${turn}` };
        for (let number = 0; !over; number += 1) {
          const query = EXPENSIVE[(turn + number) % EXPENSIVE.length];
          // Programs may see more, and have no more turns.
          const asked = turn % 4 === 0 ? { headers, token: key } : { headers };
          const answer = await site.ask(limited(query, 1 + ((turn + number) % 100)), asked);
          expectStatus(answer, 200, 429, 503);
          if (answer.status !== 200) await pause(100);
        }
      });
      strangers.catch(() => undefined);
      const waits: number[] = [];
      let most = 0;
      try {
        for (let turn = 0; turn < 60; turn += 1) {
          const path = ['messages', 'users', 'counts'][turn % 3] ?? '';
          const [answer, took] = await timed(() => site.ask(`/api/v1/admin/${path}`, { token }));
          expectStatus(answer, 200);
          waits.push(took);
          most = Math.max(most, (await site.query<{ n: number }>(UNDER_WAY))[0]?.n ?? 0);
          await pause(25);
        }
      } finally {
        over = true;
        await strangers;
      }
      assert.ok(most > 0 && most <= MOST, `${most} statements at once`);
      within(500, quantile(waits, 0.95), 'an administrator');
    }),

  'T-12b': (shared) =>
    apart(shared, async (site) => {
      await insertProjects(site.database.ownerUrl, ROWS);
      const alone: string[] = [];
      for (const query of EXPENSIVE) {
        let least = Infinity;
        for (let turn = 0; turn < 3; turn += 1) {
          const [answer, took] = await timed(() => site.ask(limited(query, 20)));
          expectStatus(answer, 200);
          least = Math.min(least, took);
        }
        if (least > patient(300)) alone.push(`${query}: ${Math.round(least)} ms`);
      }
      assert.deepEqual(alone, []);
    }),
};
