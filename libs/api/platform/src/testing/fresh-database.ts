import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { startedOnce } from '@site/api-kernel/testing';
import { createTemporaryDatabase, migratedTemplate, sharedCluster } from '@site/embedded-postgres';
import type { DatabaseUrls, TemporaryDatabase } from '@site/embedded-postgres';
import { Database } from '../persistence/database';
import { createOrm } from '../persistence/orm';

export interface FreshDatabase {
  readonly orm: MikroORM;
  readonly database: Database;
  /** As the running product, as the role that migrates, and as the superuser that can break things. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly superUrl: string;
  /** Does what autovacuum does in its time, which only the owner of the tables may. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

/** A machine that is busy with other suites may take seconds for a first answer, for twenty at one lock, or to insert thousands of rows. */
const PATIENT = {
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
};

/**
 * A real PostgreSQL database of its own for one suite, migrated and empty.
 * @param server that it is to be on, without a table; absent: the one that the test run shares
 */
export async function freshDatabase(
  entities: readonly EntitySchema[] = [],
  server?: DatabaseUrls,
): Promise<FreshDatabase> {
  const { appUrl, ownerUrl, superUrl, drop } = await (server === undefined
    ? createTemporaryDatabase(sharedCluster(), { template: migratedTemplate })
    : createTemporaryDatabase(server));
  const orm = createOrm(appUrl, entities, undefined, PATIENT);
  const database = new Database(orm);
  return {
    orm,
    database,
    appUrl,
    ownerUrl,
    superUrl,
    analyze: async () => {
      const owner = createOrm(ownerUrl, [], undefined, PATIENT);
      await new Database(owner).query('vacuum analyze');
      await owner.close(true);
    },
    close: async () => {
      await database.onApplicationShutdown();
      await orm.close(true);
      await drop();
    },
  };
}

/** The same for all tests of a suite. */
export function databaseOfSuite(entities?: readonly EntitySchema[]): FreshDatabase {
  return startedOnce(
    () => freshDatabase(entities),
    (fresh) => fresh.close(),
  );
}

/** A real PostgreSQL database without any table. */
export function emptyDatabase(): Promise<TemporaryDatabase> {
  return createTemporaryDatabase(sharedCluster());
}
