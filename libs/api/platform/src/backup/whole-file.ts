import { constants } from 'node:fs';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asFileFailure, BackupFailure } from './backup-failure';
import { areOfOneKind } from './backup-folder';

const PARTIAL = '.partial';
/** Whoever is alive has written to his file since, or read it to its end. Milliseconds. */
const LONGEST_SILENCE = 12 * 3_600_000;

/** A file that has not got its name yet. */
export interface Unnamed {
  readonly file: FileHandle;
  readonly path: string;
}

/**
 * A file that nobody but its owner may read, and that takes its name when `write` is done; what fails, or is aborted, leaves
 * nothing. What was left by who was killed, of files of its kind, goes.
 * @throws BackupFailure, the reason of `signal`
 */
export async function wholeFile<Result>(
  path: string,
  signal: AbortSignal,
  write: (unnamed: Unnamed) => Promise<Result>,
): Promise<Result> {
  const partial = `${path}${PARTIAL}`;
  try {
    signal.throwIfAborted();
    await removeLeftovers(path);
    // Nobody else writes a file of this name until it is gone.
    await using file = await opened(partial);
    try {
      await demandFree(path);
      const result = await write({ file, path: partial });
      signal.throwIfAborted();
      await rename(partial, path);
      await synchronise(dirname(path));
      return result;
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw asFileFailure(error, path);
  }
}

function opened(partial: string): Promise<FileHandle> {
  return open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupFailure(
      `Déjà en cours d’écriture, ou interrompu il y a peu : ${partial}`,
      'it is being written already, or was cut short a while ago: then remove it',
      error,
    );
  });
}

async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  // A folder may be there to be written into, and not to be read.
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(PARTIAL))) {
    if (!areOfOneKind(name.slice(0, -PARTIAL.length), basename(path))) continue;
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts?.isFile() && Date.now() - facts.mtimeMs > LONGEST_SILENCE)
      await rm(join(folder, name), { force: true });
  }
}

async function demandFree(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined)) === undefined) return;
  throw new BackupFailure(`Existe déjà : ${path}`, 'there is such a file already');
}

/** Makes the name of the file outlast a power cut. */
async function synchronise(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  await handle?.sync().finally(() => handle.close());
}
