import { defineConfig, MikroORM, type Transaction } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import type { Client, PoolClient } from 'pg';
import { contextOn } from './ambient-transaction';
import { MigrationFailure, type MigrationStep } from './migrate';

/** Makes the schema of these steps as a part of the transaction of a connection, and notes none of them as done. */
export async function migrateWithin(
  client: Client,
  ownerUrl: string,
  steps: readonly MigrationStep[],
): Promise<void> {
  const { MigrationStorage } = await import('@mikro-orm/migrations');
  const orm = new MikroORM(
    defineConfig({ clientUrl: ownerUrl, entities: [], discovery: { warnWhenNoEntities: false } }),
  );
  try {
    const noted = new MigrationStorage(orm.em.getDriver(), { tableName: 'mikro_orm_migrations' });
    noted.setMasterMigration(contextOn(client as unknown as PoolClient) as Transaction);
    await noted.ensureTable();
    for (const { name, load } of steps) {
      const Step = await load();
      const step = new Step(orm.em.getDriver(), orm.config) as Migration;
      try {
        await step.up();
        for (const query of step.getQueries()) await client.query(String(query));
      } catch (error) {
        throw new MigrationFailure(name, error);
      }
    }
  } finally {
    await orm.close(true);
  }
}
