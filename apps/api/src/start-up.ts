import { setTimeout as pause } from 'node:timers/promises';
import type { AdministratorBootstrap } from '@site/api-identity';
import {
  Database,
  expectOwnSessions,
  isDatabaseUnavailable,
  migrate,
  MigrationFailure,
  PostgresDerivedData,
} from '@site/api-platform/persistence';
import { migrations } from './migrations';
import type { Runtime } from './runtime';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2_000;
/** Milliseconds after which visitors of an instance without a database had better see what can be shown without. */
const PATIENCE_MS = 5_000;

/**
 * Brings the schema up to date and sees to the first administrator; waits for a database that is not there yet, and
 * says that it is `away` when it waits for long. A database that takes its time for the schema is there.
 */
export async function prepareDatabase(
  runtime: Runtime,
  administrators: AdministratorBootstrap,
  away: () => void = () => undefined,
): Promise<void> {
  const begun = performance.now();
  const database = new Database(runtime.orm);
  const { settings, readiness, logger, changes } = runtime;
  const plan = {
    ownerUrl: settings.migrationDatabaseUrl,
    appUrl: settings.databaseUrl,
    migrations,
    waits: (migration: string) => logger.warn({ migration }, 'the schema waits for who uses its tables'),
  };
  for (let wait = FIRST_PAUSE; !readiness.stopping; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      await expectOwnSessions(database);
      const names = await migrate(plan);
      if (names.length > 0) logger.info({ migrations: names }, 'schema brought up to date');
      await tried(logger, 'the rows could not be counted', () => recount(runtime));
      await tried(logger, 'other instances cannot have the scripts of this one', async () =>
        runtime.releaseAssets?.publish(),
      );
      runtime.releaseAssets?.stayPublished((error) =>
        logger.warn({ err: error }, 'other instances may lose the scripts of this one'),
      );
      await administrators.run();
      await changes.listen();
      readiness.schemaIsUpToDate();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (wait === FIRST_PAUSE) logger.warn({ err: error }, 'waiting for the database');
      if (performance.now() - begun > PATIENCE_MS && !(error instanceof MigrationFailure)) away();
      await pause(wait);
    }
  }
}

async function recount({ orm, logger }: Runtime): Promise<void> {
  const recounted = await new PostgresDerivedData(new Database(orm)).recount();
  if (recounted > 0) logger.warn({ recounted }, 'totals did not agree with the rows');
}

/** A database that does not do it now is no reason to wait. */
async function tried(logger: Runtime['logger'], failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logger.warn({ err: error }, failure);
  }
}
