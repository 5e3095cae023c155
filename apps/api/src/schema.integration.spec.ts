import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, MigrationFailure } from '@site/api-platform/persistence';
import { freshDatabase, emptyDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';
import { entities } from './entities';
import { migrations } from './migrations';
import { formerDatabase } from './testing/former-database';

describe('the migrated schema', () => {
  let fresh: FreshDatabase;

  beforeAll(async () => {
    fresh = await freshDatabase(entities);
  });
  afterAll(() => fresh.close());

  it('is what the mappings say', async () => {
    const { SchemaGenerator } = await import('@mikro-orm/postgresql');
    SchemaGenerator.register(fresh.orm);
    const update = await fresh.orm.schema.getUpdateSchemaSQL({ safe: true, wrap: false });
    // Indexes on expressions, and on what triggers keep, are made by the migrations; a mapping cannot name them.
    // Nor does it name another module's table.
    const madeByMigrations =
      /^(?:drop index "\w+_(?:by_\w+|search|hidden|edited_by|unused)"|alter table "\w+" drop constraint "\w+_fkey");$/;
    expect(update.split('\n').filter((line) => line !== '' && !madeByMigrations.test(line))).toEqual([]);
  });

  it.each(CONTENT_KINDS.map((kind: Kind) => kind))(
    'searches and sorts $name as its description says',
    async (kind) => {
      const [searched] = await fresh.database.query<{ expression: string }>(
        `select pg_get_expr(adbin, adrelid) as expression from pg_attrdef join pg_attribute
         on attrelid = adrelid and attnum = adnum where adrelid = $1::regclass and attname = 'search_text'`,
        [kind.name],
      );
      const fields = wireFields(kind.fields);
      const read = fields.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(searched?.expression ?? ''));
      const said = fields.filter(({ fieldName }) => kind.search.includes(fieldName));
      expect(read.map(({ name }) => name)).toEqual(said.map(({ name }) => name));
      const indexes = await fresh.database.query<{ name: string }>(
        'select indexname as name from pg_indexes where tablename = $1',
        [kind.name],
      );
      const missing = kind.sorts.filter(
        (by) => !indexes.some(({ name }) => name === `${kind.name}_by_${by}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it('cannot be changed by the role of the running product', async () => {
    await expect(fresh.database.query('drop table projects')).rejects.toThrow(/must be owner/);
    const roles = await fresh.database.query(
      'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(roles).toEqual([{ rolsuper: false, rolcreatedb: false }]);
  });
});

describe('migrating', () => {
  it('happens once when two instances start together', async () => {
    const empty = await emptyDatabase();
    try {
      const plan = { ownerUrl: empty.ownerUrl, appUrl: empty.appUrl, migrations };
      const runs = await Promise.all([migrate(plan), migrate(plan)]);
      expect(runs.flat()).toEqual(migrations.map(({ name }) => name));
    } finally {
      await empty.drop();
    }
  });

  it('is nothing to quarrel about for eight that start on an up-to-date schema', async () => {
    const empty = await emptyDatabase();
    try {
      const plan = { ownerUrl: empty.ownerUrl, appUrl: empty.appUrl, migrations };
      await migrate(plan);
      const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(plan)));
      expect(runs.flat()).toEqual([]);
    } finally {
      await empty.drop();
    }
  });

  it('takes letters along that wait from before they were jobs', async () => {
    const { database, upgrade, drop } = await formerDatabase('20261124-jobs');
    try {
      await database.query(`insert into outgoing_letters (kind, about, created_at, attempts)
        select 'greeting', gen_random_uuid(), now() - make_interval(hours => hours), hours
        from generate_series(1, 3) as hours`);
      const waiting = () =>
        database.query('select id, kind, about, created_at from outgoing_letters order by created_at');
      const before = await waiting();
      await upgrade();
      expect(before).toHaveLength(3);
      expect(await waiting()).toEqual(before);
    } finally {
      await drop();
    }
  });

  it('names the step that failed and leaves the database as it was', async () => {
    const empty = await emptyDatabase();
    try {
      const { Migration } = await import('@mikro-orm/migrations');
      class Broken extends Migration {
        override up(): void {
          this.addSql('create table half (id int)');
          this.addSql('create table half (id int)');
        }
      }
      const plan = { ...empty, migrations: [...migrations, { name: 'broken', load: async () => Broken }] };
      await expect(migrate(plan)).rejects.toThrow(MigrationFailure);
      await expect(migrate(plan)).rejects.toThrow(/broken/);
      expect(await migrate({ ...empty, migrations })).toEqual(migrations.map(({ name }) => name));
    } finally {
      await empty.drop();
    }
  });
});
