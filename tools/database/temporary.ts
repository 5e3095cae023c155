import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster, SINCE } from './cluster.ts';
import { holderOf } from './lock.ts';
import { halt, postmasterOf } from './postmaster.ts';
import { signal } from './process-identity.ts';
import { databaseStatements, execute } from './provision.ts';
import { startDatabase, type Database, type DatabaseOptions, type DatabaseUrls } from './start-database.ts';

export interface TemporaryDatabase extends DatabaseUrls {
  name: string;
  drop(): Promise<void>;
}

const prefix = 'site-database-';
const handover = 'TEST_CLUSTER';
/** Database that suites copy: migrated once for the whole run. */
export const migratedTemplate = 'site_template';

/** Removes what killed test runs left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      const mine = process.getuid === undefined || statSync(folder).uid === process.getuid();
      // A folder without a lock may be starting at this moment.
      if (!mine || !existsSync(join(folder, 'lock')) || holderOf(join(folder, 'lock'))) continue;
      if (postmasterOf(join(folder, 'postgres'))) await halt(await prepareCluster(folder), 'immediate');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

/**
 * A database server in a folder of its own that is removed when it stops: one for a whole test run.
 * @param options `durable: false` for who measures nothing: nothing waits for the disk
 */
export async function startTemporaryCluster(
  options?: Pick<DatabaseOptions, 'durable' | 'programs'>,
): Promise<Database> {
  await sweep();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const database = await startDatabase({ dataDir, ...options }).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  const abandon = (): void => {
    signal(database.pid, 'SIGQUIT');
  };
  process.once('exit', abandon);
  const { appUrl, ownerUrl, superUrl, port, lost } = database;
  return {
    appUrl,
    ownerUrl,
    superUrl,
    port,
    lost,
    get pid() {
      return database.pid;
    },
    stop: async (mode = 'immediate') => {
      process.off('exit', abandon);
      await database.stop(mode);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lets worker processes of this one use the cluster. */
export function shareCluster({ appUrl, ownerUrl, superUrl }: DatabaseUrls): void {
  process.env[handover] = JSON.stringify({ appUrl, ownerUrl, superUrl });
}

/** The cluster that this test run shares. */
export function sharedCluster(): DatabaseUrls {
  const shared = process.env[handover];
  if (!shared) throw new Error(`${handover} is not set: the test run has not started its database`);
  return JSON.parse(shared) as DatabaseUrls;
}

function pointAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** File by file: a quarter of the work of block by block. Until version 14 there was no other way, and no word for it. */
const copyOf = (template: string, major: number): string =>
  `template "${template}" ${major >= SINCE.copyStrategies ? 'strategy file_copy' : ''}`;

/** A fresh database, empty or copied from `template` (which nobody may be connected to meanwhile). */
export async function createTemporaryDatabase(
  cluster: DatabaseUrls,
  {
    template = 'template1',
    name = `t_${randomBytes(6).toString('hex')}`,
  }: { template?: string; name?: string } = {},
): Promise<TemporaryDatabase> {
  await execute(cluster.superUrl, (major) => databaseStatements(name, copyOf(template, major)));
  return {
    name,
    appUrl: pointAt(cluster.appUrl, name),
    ownerUrl: pointAt(cluster.ownerUrl, name),
    superUrl: pointAt(cluster.superUrl, name),
    drop: () => execute(cluster.superUrl, [`drop database if exists "${name}" with (force)`]),
  };
}
