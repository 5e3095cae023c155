import { join, resolve } from 'node:path';
import { openDataDir, refusal, unwritable } from './data-folder.ts';
import { prepareCluster, superuser } from './cluster.ts';
import { holderOf, isLock, takeLock, type Holder, type Lock, type Purpose } from './lock.ts';
import { endOrphan, type StopMode } from './postmaster.ts';
import { app, databaseName, owner, provision } from './provision.ts';
import { readPasswords, type Passwords } from './secrets.ts';
import { startServer } from './server.ts';
import { codeOf, StartError } from './start-error.ts';

export interface DatabaseUrls {
  /** Reads and writes rows; may not change the schema. */
  appUrl: string;
  /** Owns the database and migrates it. */
  ownerUrl: string;
  /** For this driver and for tests. */
  superUrl: string;
}

export interface Database extends DatabaseUrls {
  readonly port: number;
  readonly pid: number;
  /** Settles only when the server is lost for good. */
  readonly lost: Promise<Error>;
  stop(mode?: StopMode): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  logger?: (line: string) => void;
  purpose?: Purpose;
  /** False for tests alone: nothing waits for the disk. */
  durable?: boolean;
  /** For trials alone: folder with `initdb`, `pg_ctl` and `postgres` of another version. */
  programs?: string | undefined;
}

const lockFile = (dataDir: string): string => join(dataDir, 'lock');

function urlsOf(port: number, passwords: Passwords): DatabaseUrls {
  const url = (user: string, password: string, name: string): string =>
    `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  return {
    appUrl: url(app, passwords.app, databaseName),
    ownerUrl: url(owner, passwords.owner, databaseName),
    superUrl: url(superuser, passwords.superuser, 'postgres'),
  };
}

function claimDataDir(dataDir: string, purpose: Purpose): Lock {
  let outcome: Lock | Holder;
  try {
    outcome = takeLock(lockFile(dataDir), purpose);
  } catch (error) {
    throw refusal(dataDir, codeOf(error) ?? String(error));
  }
  if (isLock(outcome)) return outcome;
  throw new StartError(
    `DATA_DIR ${dataDir} est déjà utilisé par le processus ${outcome.pid} : arrêtez-le, ou choisissez un autre DATA_DIR`,
    'DATA_DIR is in use by another process',
  );
}

/** Serves the database of a data folder until it is stopped; one process at a time. */
export async function startDatabase({
  dataDir: asked,
  logger = () => undefined,
  purpose = 'product',
  durable = true,
  programs,
}: DatabaseOptions): Promise<Database> {
  const dataDir = openDataDir(asked);
  const lock = claimDataDir(dataDir, purpose);
  try {
    const cluster = { ...(await prepareCluster(dataDir, programs)), durable };
    await endOrphan(cluster, logger);
    const server = await startServer(cluster, join(dataDir, 'postgres.log'), logger);
    try {
      const urls = urlsOf(server.port, cluster.passwords);
      await provision(urls.superUrl, cluster.passwords);
      lock.announce(server.port);
      return {
        ...urls,
        port: server.port,
        get pid() {
          return server.pid;
        },
        lost: server.lost,
        stop: async (mode) => {
          await server.stop(mode);
          lock.release();
        },
      };
    } catch (error) {
      await server.stop('immediate');
      throw error;
    }
  } catch (error) {
    lock.release();
    throw unwritable(dataDir, error);
  }
}

/** The database of a product that is up on this data folder: its addresses, or undefined. @throws StartError */
export function runningDatabase(
  asked: string,
): { holder: Holder; urls: DatabaseUrls | undefined } | undefined {
  const dataDir = resolve(asked);
  try {
    const holder = holderOf(lockFile(dataDir));
    if (!holder) return undefined;
    return {
      holder,
      urls: holder.port === undefined ? undefined : urlsOf(holder.port, readPasswords(dataDir)),
    };
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}
