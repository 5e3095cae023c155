import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Database, PageRequest } from '@site/api-platform/persistence';
import { databaseOfSuite, plansOf } from '@site/api-platform/testing';
import { PostgresContentReader } from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';

const FILL = `
insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries,
  status, created_at, edited_at)
select gen_random_uuid(), 'Étude ' || n, 'Study ' || n, repeat(md5(n::text) || ' ', 40), repeat(md5(n::text) || ' ', 40),
  (array['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation'])[1 + n % 5], 'Village ' || n % 900, (2015 + n % 12)::text,
  n || ' habitants', (array['ongoing', 'completed', 'planned'])[1 + n % 3],
  now() - n * interval '1 minute', now()
from generate_series($1::int, $1::int + 999) as n`;

const fresh = databaseOfSuite();

beforeAll(async () => {
  for (let from = 1; from < 10_000; from += 1_000) await fresh.database.query(FILL, [from]);
  await fresh.analyze();
});

const list = (request: Partial<PageRequest> & { readonly category?: string }) => (database: Database) =>
  new PostgresContentReader(database, PROJECTS).list({ size: 50, ...request });
const plans = async (request: Parameters<typeof list>[0]) =>
  (await plansOf(fresh.database, list(request))).join('\n');

describe('a list of 10,000 projects', () => {
  it('is read newest first along its index', async () => {
    expect(await plans({})).toMatch(/Index Scan Backward using projects_newest_first/);
  });

  it.each(PROJECTS.sorts)('is sorted by %s along an index, both ways', async (by) => {
    for (const descending of [false, true]) {
      const plan = await plans({ sort: { by, descending }, skip: 4_950 });
      // What is passed over is not read.
      expect(plan).toMatch(
        new RegExp(`Limit .*\\n *-> +Index Only Scan (?:Backward )?using projects_by_${by} on projects`),
      );
    }
  });

  it.each(['etude 4321', 'c4ca4238a0b9', 'Village 77 Étude'])(
    'is searched for %j by an index',
    async (search) => {
      const plan = await plans({ search });
      expect(plan).toContain('projects_search');
      expect(plan).not.toContain('Seq Scan on projects');
    },
  );

  it('is filtered by category along an index', async () => {
    expect(await plans({ category: 'wash' })).not.toContain('Seq Scan on projects');
  });

  const TITLE = 'fold(title_fr) collate "C"';
  it.each<[string, Parameters<typeof list>[0], string, string]>([
    ['newest first', {}, 'true', 'created_at desc, id desc'],
    ['sorted', { sort: { by: 'title_fr', descending: false } }, 'true', `${TITLE}, id`],
    ['sorted downwards', { sort: { by: 'title_fr', descending: true } }, 'true', `${TITLE} desc, id desc`],
    ['filtered', { category: 'WASH' }, `category = 'WASH'`, 'created_at desc, id desc'],
    ['searched', { search: 'etude 1' }, `search_text like '%1%'`, 'created_at desc, id desc'],
    [
      'searched for two letters, sorted',
      { search: '77', sort: { by: 'title_fr', descending: true } },
      `search_text like '%77%'`,
      `${TITLE} desc, id desc`,
    ],
    [
      'searched for what few say, sorted',
      { search: '432', sort: { by: 'title_fr', descending: false } },
      `search_text like '%432%'`,
      `${TITLE}, id`,
    ],
  ])('%s, has the same pages wherever one begins', async (_, request, where, order) => {
    const sql = `select id from projects where ${where} order by ${order}`;
    const all = (await fresh.database.query<{ id: string }>(sql)).map(({ id }) => id);
    const size = 7;
    expect(all.length).toBeGreaterThan(2 * size);
    for (const skip of [
      1,
      all.length / 2 - 3,
      all.length / 2 + 3,
      all.length - size,
      all.length - 3,
      all.length,
    ]) {
      const page = await list({ ...request, size, skip: Math.floor(skip) })(fresh.database);
      expect(page.items.map(({ id }) => id)).toEqual(all.slice(Math.floor(skip), Math.floor(skip) + size));
      expect([page.total, page.next === undefined]).toEqual([
        all.length,
        Math.floor(skip) + size >= all.length,
      ]);
    }
  });

  const searched = async (search: string) => {
    // Its size is known since the last search.
    await list({ search })(fresh.database);
    return plansOf(fresh.database, list({ search }));
  };

  it('is searched once for what few say, and then read by its ids', async () => {
    const [sampled = '', counted = '', read = '', ...others] = await searched('etude 4321');
    expect(others).toEqual([]);
    expect(sampled).toMatch(/Limit .*\n *-> +Index Scan Backward using projects_newest_first/);
    expect([counted, read].map((plan) => plan.includes('search_text'))).toEqual([true, false]);
  });

  it('is looked through for what most say, without the index of what is rare', async () => {
    const [, counted = ''] = await searched('etude');
    expect(counted).toContain('strpos');
    expect(counted).not.toContain('projects_search');
  });

  it('is read once for all that its filters are told', async () => {
    const count = (database: Database) =>
      new PostgresContentReader(database, PROJECTS).facets({ category: ['WASH', 'GIRE'] });
    const [plan = '', ...others] = await plansOf(fresh.database, count);
    expect(others).toEqual([]);
    expect(plan.match(/ on projects/g)).toHaveLength(1);
  });

  it('finds what any part of a text says', async () => {
    const found = await list({ search: '4321' })(fresh.database);
    expect(found.items.map(({ title_fr }) => title_fr)).toContain('Étude 4321');
  });
});
