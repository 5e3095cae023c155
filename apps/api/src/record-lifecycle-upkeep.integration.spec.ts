import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresContentReader } from '@site/api-platform/content';
import { createOrm, Database, migrate, type RunQuery } from '@site/api-platform/persistence';
import { RecordLifecycleData, Versions } from '@site/api-platform/record-lifecycle';
import { databaseOfSuite, emptyDatabase, plansOf } from '@site/api-platform/testing';
import { PROJECTS, wireFields } from '@site/vocabulary';
import { migrations } from './migrations';

const RECORD = '01900000-0000-7000-9000-00000000000a';
const USER = '01900000-0000-7000-a000-00000000000a';
const INSERT = `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
  beneficiaries, status, created_at, edited_at) values ($1, 'Étude', 'Study', 'd', 'd', 'GIRE', 'Man', '2024', 'b', 'ongoing',
  now(), now())`;

const fresh = databaseOfSuite();
let query: RunQuery;

beforeAll(async () => {
  ({ query } = fresh.database);
});
beforeEach(async () => {
  for (const table of ['projects', 'binned_records', 'users']) await query(`delete from ${table}`);
  await query(
    `insert into users (id, email, full_name, password_hash) values ($1, 'awa@example.org', 'Awa', 'x')`,
    [USER],
  );
});

/** What the journal says of what went at the end of its time, since a test asked last. */
async function expiries(): Promise<object[]> {
  const told = await query<{ id: string; kind: string; record: string | null; amount: number | null }>(
    `select id, kind, record, amount from journal where deed = 'expired' order by at`,
  );
  const added = told.filter(({ id }) => !seen.has(id));
  for (const { id } of added) seen.add(id);
  return added.map(({ id: _, ...entry }) => entry);
}
const seen = new Set<string>();
const life = () => new RecordLifecycleData(fresh.database);
/** What a statement of the owner alone can make: the past. */
async function asOwner(text: string): Promise<void> {
  const orm = createOrm(fresh.superUrl, []);
  await new Database(orm).query(text);
  await orm.close(true);
}

describe('the upkeep of what can be undone', () => {
  it('forgets versions after 25 months, but of each record the newest ten', async () => {
    await query(INSERT, [RECORD]);
    for (let place = 2; place <= 14; place += 1) {
      await query(`update projects set title_fr = 'Étude ' || $1, edited_at = now() where id = $2`, [
        place,
        RECORD,
      ]);
    }
    await query(`update record_versions set edited_at = now() - interval '26 months' where version <= 12`);
    expect(await life().expire(true)).toMatchObject({ record_versions: 4 });
    expect(await life().expire(false)).toMatchObject({ record_versions: 4 });
    const left = await query<{ version: number }>('select version from record_versions order by 1');
    expect(left.map(({ version }) => version)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(await expiries()).toEqual([{ kind: 'versions', record: null, amount: 4 }]);
  });

  it('erases what lies in the bin for 30 days, with its versions', async () => {
    await query(INSERT, [RECORD]);
    await query('delete from projects');
    await query(`update binned_records set binned_at = now() - interval '29 days'`);
    expect(await life().expire(false)).toMatchObject({ binned_records: 0 });
    await query(`update binned_records set binned_at = now() - interval '31 days'`);
    expect(await life().expire(false)).toMatchObject({ binned_records: 1 });
    expect(await query('select 1 from record_versions')).toEqual([]);
    expect(await expiries()).toEqual([{ kind: 'projects', record: RECORD, amount: null }]);
  });

  it('keeps the journal for a year', async () => {
    await asOwner(`alter table journal disable trigger journal_kept; delete from journal;
      select note('exported', 'newsletter', null, '${USER}'), note('exported', 'newsletter', null, '${USER}');
      update journal set at = now() - interval '13 months' where id in (select id from journal limit 1);
      alter table journal enable trigger journal_kept`);
    expect(await life().expire(false)).toMatchObject({ journal: 1 });
    expect(await query(`select 1 from journal where deed = 'exported'`)).toHaveLength(1);
    expect(await expiries()).toEqual([{ kind: 'journal', record: null, amount: 1 }]);
  });

  it('tells what it holds of a person, and forgets the name with the account', async () => {
    await query(INSERT, [RECORD]);
    await query('update projects set edited_by = $1, location = $2, edited_at = now()', [USER, 'Daloa']);
    await query(
      `with acting as (select set_config('site.actor', $1, true) as person)
      delete from projects using acting where person is not null`,
      [USER],
    );
    const held = await life().about('awa@example.org');
    expect(Object.entries(held).map(([table, rows]) => [table, rows.length])).toEqual([
      ['record_versions', 1],
      ['binned_records', 1],
      ['journal', expect.any(Number)],
    ]);
    await query('delete from users');
    for (const [table, by] of [
      ['record_versions', 'edited_by'],
      ['binned_records', 'binned_by'],
      ['journal', 'done_by'],
    ])
      expect(await query(`select 1 from ${table} where ${by} is not null`)).toEqual([]);
  });
});

describe('a record with very many versions', () => {
  it('is opened without them, and its history begins with no more of them than are shown', async () => {
    await query(INSERT, [RECORD]);
    await asOwner(`set session_replication_role = replica;
      insert into record_versions select kind, record, version + place, fields, changed, edited_by, edited_at
        from record_versions, generate_series(1, 20000) place where record = '${RECORD}' and version = 1`);
    await fresh.analyze();
    const form = (database: Database) => new PostgresContentReader(database, PROJECTS).one(RECORD, 'editors');
    expect((await plansOf(fresh.database, form)).join()).not.toContain('record_versions');
    const { name, fields } = PROJECTS;
    const kind = { name, fields: wireFields(fields).map((wire) => wire.name) } as never;
    const history = (database: Database) =>
      new Versions(database, { nameOf: async () => undefined }).list(kind, RECORD, { limit: '20' });
    const { items, total } = await history(fresh.database);
    expect([items.length, items[0]?.version, total]).toEqual([20, 20_001, 20_001]);
    const plans = (await plansOf(fresh.database, history)).join('\n');
    expect(plans).toContain('Index Scan Backward');
    expect(plans).not.toMatch(/Seq Scan|Bitmap|Sort|Aggregate/);
  });
});

describe('the journal', () => {
  it.each([
    `update journal set deed = 'shown'`,
    `update journal set done_by = '${USER}'`,
    `update journal set at = now() - interval '2 years'`,
    'delete from journal',
    'truncate journal',
  ])('is not changed by the product: %s', async (text) => {
    await query('select note($1, $2, $3, null)', ['exported', 'newsletter', null]);
    await expect(query(text)).rejects.toThrow(/the journal is not changed|permission denied/);
  });
});

describe('a database of before versions were kept', () => {
  it('has each record as its first version, and nothing in the journal', async () => {
    const empty = await emptyDatabase();
    const orm = createOrm(empty.appUrl, []);
    try {
      const step = migrations.findIndex(({ name }) => name === '20261126-versions');
      await migrate({ ...empty, migrations: migrations.slice(0, step) });
      const { query: ask } = new Database(orm);
      await ask(INSERT, [RECORD]);
      await ask('update projects set version = 7, hidden = true');
      // Later steps add columns, and search in some of them.
      const before = await ask<Record<string, unknown>>('select * from projects');
      await migrate({ ...empty, migrations });
      expect(await ask('select * from projects')).toEqual(
        before.map(({ search_text: _, ...row }) => expect.objectContaining({ ...row, featured: false })),
      );
      const versions = await ask(`select kind, record, version, changed, fields ->> 'title_fr' as title,
        fields ->> 'hidden' as hidden from record_versions`);
      expect(versions).toEqual([
        { kind: 'projects', record: RECORD, version: 7, changed: [], title: 'Étude', hidden: 'true' },
      ]);
      expect(await ask('select 1 from journal')).toEqual([]);
    } finally {
      await orm.close(true);
      await empty.drop();
    }
  });
});
