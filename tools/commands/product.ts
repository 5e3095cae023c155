import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../build.ts';
import {
  keepJwtSecret,
  runningDatabase,
  startDatabase,
  StartError,
  type DatabaseUrls,
  type Purpose,
} from '../database/index.ts';

/** A database to work with, and the environment that tells the API about it. */
export interface Product {
  environment: NodeJS.ProcessEnv;
  /** Settles only when an embedded database is lost for good. */
  lost: Promise<Error>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

type Running = NonNullable<ReturnType<typeof runningDatabase>>;
type Log = (line: string) => void;

const never = new Promise<never>(() => undefined);

function dataDirectory(): string {
  // As the settings read it: the database must not lie beside the files.
  const asked = process.env['DATA_DIR']?.trim() || '.data';
  return isAbsolute(asked) ? asked : join(root, asked);
}

function environmentFor(dataDir: string, { appUrl, ownerUrl }: DatabaseUrls): NodeJS.ProcessEnv {
  const ownSecret = process.env['JWT_SECRET'] || process.env['NODE_ENV'] === 'production';
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    ...(ownSecret ? {} : { JWT_SECRET: keepJwtSecret(dataDir) }),
  };
}

/** What somebody else keeps up. */
const lent = (environment: NodeJS.ProcessEnv): Product => ({
  environment,
  lost: never,
  stop: () => Promise.resolve(),
});

function external(): Product | undefined {
  if (process.env['DATABASE_URL']) return lent({ ...process.env, DATA_DIR: dataDirectory() });
  if (!process.env['MIGRATION_DATABASE_URL']) return undefined;
  throw new StartError(
    'MIGRATION_DATABASE_URL ne sert qu’avec DATABASE_URL',
    'MIGRATION_DATABASE_URL is of use with DATABASE_URL only',
  );
}

async function embedded(purpose: Purpose, log: Log): Promise<Product> {
  const dataDir = dataDirectory();
  const database = await startDatabase({ dataDir, logger: log, purpose });
  return {
    environment: environmentFor(dataDir, database),
    lost: database.lost,
    stop: (mode) => database.stop(mode),
  };
}

/** Waits while somebody has the folder for what does not suit. Answers who has it then. */
async function whenItSuits(
  suits: (running: Running) => boolean,
  log: Log,
  signal: AbortSignal,
  patience = Infinity,
): Promise<Running | undefined> {
  const dataDir = dataDirectory();
  const deadline = Date.now() + patience;
  for (let told = false; ; told = true) {
    const running = runningDatabase(dataDir);
    if (!running || suits(running)) return running;
    const { pid } = running.holder;
    if (Date.now() > deadline) {
      throw new StartError(
        `DATA_DIR ${dataDir} reste occupé par le processus ${pid}`,
        'DATA_DIR is still held by another process',
      );
    }
    if (!told) log(`DATA_DIR ${dataDir} est occupé par le processus ${pid} : attente…`);
    await pause(100, undefined, { signal });
  }
}

/** Refuses a folder without a product, named by mistake: a new one would answer that nothing is held. @throws StartError */
export function demandProduct(): void {
  const dataDir = dataDirectory();
  if (external() || runningDatabase(dataDir) || existsSync(join(dataDir, 'postgres'))) return;
  throw new StartError(
    `Aucun site dans DATA_DIR ${dataDir} : npm start en fait un, DATA_DIR=… en désigne un autre`,
    'there is no product in DATA_DIR: npm start makes one, DATA_DIR=… names another',
  );
}

/** The database for a product that stays up, once no command has the folder. */
export async function openProduct(log: Log, signal = new AbortController().signal): Promise<Product> {
  const given = external();
  if (given) return given;
  await whenItSuits(({ holder }) => holder.purpose === 'product', log, signal);
  return embedded('product', log);
}

/** The database for one command: that of the running product, else one for as long as the command takes. */
export async function borrowProduct(log: Log, signal: AbortSignal): Promise<Product> {
  const given = external();
  if (given) return given;
  const serves = ({ holder, urls }: Running): boolean => holder.purpose === 'product' && urls !== undefined;
  const running = await whenItSuits(serves, log, signal, 60_000);
  return running?.urls ? lent(environmentFor(dataDirectory(), running.urls)) : embedded('command', log);
}
