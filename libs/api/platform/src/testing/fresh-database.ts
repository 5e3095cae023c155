import {
  createTemporaryDatabase,
  sharedCluster,
  type TemporaryDatabase,
} from '../../../../../tools/database/index.ts';
import { MIGRATED_TEMPLATE } from '../../../../../tools/check/migrated-template.ts';
import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { Database } from '../persistence/database';
import { createOrm } from '../persistence/orm';

export interface FreshDatabase {
  readonly orm: MikroORM;
  readonly database: Database;
  /** As the running product, as the role that migrates, and as the superuser that can break things. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly superUrl: string;
  /** Brings the statistics of all tables up to date, which only their owner may. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/** A real PostgreSQL database of its own for one suite, migrated and empty. */
export async function freshDatabase(entities: readonly EntitySchema[] = []): Promise<FreshDatabase> {
  const { appUrl, ownerUrl, superUrl, drop } = await createTemporaryDatabase(sharedCluster(), {
    template: MIGRATED_TEMPLATE,
  });
  const orm = createOrm(appUrl, entities);
  return {
    orm,
    database: new Database(orm),
    appUrl,
    ownerUrl,
    superUrl,
    analyze: async () => {
      const owner = createOrm(ownerUrl, []);
      await new Database(owner).query('analyze');
      await owner.close(true);
    },
    close: async () => {
      await orm.close(true);
      await drop();
    },
  };
}

/** A real PostgreSQL database without any table. */
export function emptyDatabase(): Promise<TemporaryDatabase> {
  return createTemporaryDatabase(sharedCluster());
}
