import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asFileFailure, BackupFailure } from './backup-failure';

/** What a backup is called where only a folder was named; without what Windows refuses in a name. */
const nameAt = (moment: Date): string =>
  `site-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** The file to be written: `path` itself, or a new name in it where it is a folder. */
export async function backupFileAt(path: string, now: Date): Promise<string> {
  const isFolder = await stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  return isFolder ? join(path, nameAt(now)) : path;
}

/** The file of a night, in a folder that is made where it is missing, but not those above it. */
export async function backupFileIn(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asFileFailure(error, folder);
  });
  return join(folder, nameAt(now));
}

/** @throws BackupFailure for a name that tells no backup from another */
export function demandDigits(path: string): void {
  if (/\d/.test(basename(path))) return;
  throw new BackupFailure(
    '--keep demande un nom avec une date, ou un dossier',
    '--keep needs a name with a date in it, or a folder',
  );
}

/**
 * Removes the older of the files whose names are that of `path` with other digits, all but the newest `keep`.
 * @returns how many
 */
export async function pruneBackups(path: string, keep: number): Promise<number> {
  const [folder, own] = [dirname(path), basename(path)];
  const others: { readonly name: string; readonly at: number }[] = [];
  for (const name of await readdir(folder)) {
    if (name === own || patternOf(name) !== patternOf(own)) continue;
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts?.isFile()) others.push({ name, at: facts.mtimeMs });
  }
  const old = others.toSorted((one, other) => other.at - one.at).slice(Math.max(keep - 1, 0));
  for (const { name } of old) await rm(join(folder, name), { force: true });
  return old.length;
}

const patternOf = (name: string): string => name.replaceAll(/\d/g, '0');
