import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, MigrationFailure } from '@site/api-platform';
import { freshDatabase, emptyDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { entities } from './entities';
import { migrations } from './migrations';

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
    // Indexes on expressions are made by procedures of the migrations; a mapping cannot name them.
    const madeByProcedures = /^drop index "\w+_(?:by_\w+|search|edited_by)";$/;
    expect(update.split('\n').filter((line) => line !== '' && !madeByProcedures.test(line))).toEqual([]);
  });

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
