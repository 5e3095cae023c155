import { setTimeout as pause } from 'node:timers/promises';
import type { AdministratorBootstrap } from '@site/api-identity';
import {
  Database,
  isDatabaseUnavailable,
  migrate,
  PostgresDerivedData,
} from '@site/api-platform/persistence';
import { migrations } from './migrations';
import type { Runtime } from './runtime';

const LONGEST_PAUSE = 2_000;

/** Brings the schema up to date and sees to the first administrator; waits for a database that is not there yet. */
export async function prepareDatabase(
  { settings, readiness, logger, changes, orm }: Runtime,
  administrators: AdministratorBootstrap,
): Promise<void> {
  const plan = { ownerUrl: settings.migrationDatabaseUrl, appUrl: settings.databaseUrl, migrations };
  for (let wait = 250; !readiness.stopping; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      const names = await migrate(plan);
      if (names.length > 0) logger.info({ migrations: names }, 'schema brought up to date');
      await recount(orm, logger);
      await administrators.run();
      await changes.listen();
      readiness.schemaIsUpToDate();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      logger.warn({ err: error }, 'waiting for the database');
      await pause(wait);
    }
  }
}

/** A database that cannot be counted now is no reason to wait: each sweep counts, too. */
async function recount(orm: Runtime['orm'], logger: Runtime['logger']): Promise<void> {
  try {
    const recounted = await new PostgresDerivedData(new Database(orm)).recount();
    if (recounted > 0) logger.warn({ recounted }, 'totals did not agree with the rows');
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logger.warn({ err: error }, 'the rows could not be counted');
  }
}
