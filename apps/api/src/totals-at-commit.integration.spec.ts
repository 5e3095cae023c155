import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { formerDatabase, type FormerDatabase } from './testing/former-database';

const PROJECT = `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
  beneficiaries, status, created_at, edited_at)
  select gen_random_uuid(), 'a', 'a', 'a', 'a', 'GIRE', 'a', 'a', 'a', 'ongoing', now(), now()`;
const PARTNER = `insert into partners (id, name, type, country, description_fr, description_en, projects_count,
  created_at, edited_at) select gen_random_uuid(), 'a', 'ONG', 'a', 'a', 'a', 0, now(), now()`;

let former: FormerDatabase;
let one: Client;
let other: Client;

beforeAll(async () => {
  former = await formerDatabase('20261127-totals-at-commit');
  await former.database.query(PROJECT);
  await former.upgrade();
  [one, other] = [new Client(former.ownerUrl), new Client(former.ownerUrl)];
  for (const client of [one, other]) {
    await client.connect();
    await client.query(`set lock_timeout = '2s'`);
  }
});
afterAll(async () => {
  await one.end();
  await other.end();
  await former.drop();
});
beforeEach(() => other.query('delete from projects; delete from partners'));

/** What totals say, and that it is how many rows there are. */
async function totals() {
  const { rows } = await other.query<{ kind: string; total: number; amount: number }>(
    `select kind, total::int, amount::int from content_totals join counted_rows() using (kind) order by kind`,
  );
  expect(rows.filter(({ total, amount }) => total !== amount)).toEqual([]);
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

it('nobody waits for who has made records and goes on', async () => {
  expect(await totals()).toMatchObject({ projects: 0 });
  await one.query(`begin; ${PROJECT} from generate_series(1, 3); ${PROJECT}`);
  await other.query(PROJECT);
  expect(await totals()).toMatchObject({ projects: 1 });
  await one.query('commit');
  expect(await totals()).toMatchObject({ projects: 5 });
});

it('two that made records of two kinds, each in its order, do not wait for each other', async () => {
  for (let round = 0; round < 20; round += 1) {
    await one.query(`begin; ${PROJECT}; ${PARTNER}`);
    await other.query(`begin; ${PARTNER}; ${PROJECT}`);
    await Promise.all([one.query('commit'), other.query('commit')]);
  }
  expect(await totals()).toMatchObject({ projects: 40, partners: 40 });
});

it.each([
  ['what is undone', `savepoint a; ${PROJECT}; rollback to a; ${PARTNER}`, [0, 1]],
  [
    'what is undone after what stays',
    `${PROJECT}; savepoint a; ${PROJECT}; rollback to a; ${PARTNER}`,
    [1, 1],
  ],
  ['a statement without rows', `delete from projects where false; ${PROJECT}`, [1, 0]],
  [
    'what is removed again',
    `${PROJECT} from generate_series(1, 3); delete from projects; ${PARTNER}`,
    [0, 1],
  ],
  ['a table that is emptied', `${PARTNER}; ${PROJECT}; truncate projects cascade`, [0, 1]],
])('%s leaves totals exact', async (_, statements, [projects, partners]) => {
  await other.query(`begin; ${statements}; commit`);
  expect(await totals()).toMatchObject({ projects, partners });
});

it('a kind with records is forgotten in one transaction', async () => {
  await other.query(`begin; ${PARTNER}; call forget_content('partners'); ${PROJECT}; commit`);
  expect(await totals()).toMatchObject({ projects: 1 });
  expect(await totals()).not.toHaveProperty('partners');
});
