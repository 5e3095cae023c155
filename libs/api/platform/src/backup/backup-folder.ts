import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asFileFailure, BackupFailure } from './backup-failure';

const MOMENT = /\d{4}(-\d\d){2}T\d\d(-\d\d){2}Z/;
const MADE_HERE = new RegExp(`^site-.*${MOMENT.source}\\.\\w+$`);
/** What names were like while they did not say of which site they were. */
const FORMER = 'site-.backup';

/** What is written where only a folder was named is called, without what Windows refuses in a name. */
export function nameIn({ publicUrl, now, ending = 'backup' }: NameParts): string {
  const site = new URL(publicUrl).host.replaceAll(/[^a-z\d.-]/g, '-');
  return `site-${site}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${ending}`;
}

export interface NameParts {
  /** Of the site: several may have one folder. */
  readonly publicUrl: string;
  readonly now: Date;
  readonly ending?: string;
}

/** The file to be written: `path` itself, or a new name in it where it is a folder, or named as one. */
export async function backupFileAt(path: string, name: NameParts): Promise<string> {
  const isFolder = await stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  return isFolder || path.endsWith('/') ? join(path, nameIn(name)) : path;
}

/** The file of a night, in a folder that is made where it is missing, but not those above it. */
export async function backupFileIn(folder: string, name: NameParts): Promise<string> {
  await makeFolder(folder);
  return join(folder, nameIn(name));
}

/** @throws BackupFailure for a folder that cannot be made, is none, or takes no file */
export async function demandWritable(folder: string): Promise<void> {
  await makeFolder(folder);
  await access(`${folder}/.`, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw asFileFailure(error, folder);
  });
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asFileFailure(error, folder);
  });
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
 * Removes the older of the backups of one kind with `path`, all but the newest `keep`.
 * @param complete names of those that have all files, the newest first: the first that is there stays
 * @returns how many
 */
export async function pruneBackups(
  path: string,
  keep: number,
  complete: readonly string[] = [],
): Promise<number> {
  const [folder, own] = [dirname(path), basename(path)];
  const others: { readonly name: string; readonly at: number }[] = [];
  for (const name of await readdir(folder)) {
    if (name === own || !areOfOneKind(name, own)) continue;
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts?.isFile()) others.push({ name, at: facts.mtimeMs });
  }
  const old = others.toSorted((one, other) => other.at - one.at).slice(Math.max(keep - 1, 0));
  const spared = complete.find((name) => name === own || others.some((other) => other.name === name));
  const gone = old.filter(({ name }) => name !== spared);
  for (const { name } of gone) await rm(join(folder, name), { force: true });
  return gone.length;
}

/** Whether a file is a former one, or of a former release, of what is written as `own`. */
export function areOfOneKind(name: string, own: string): boolean {
  const kind = kindOf(name);
  return kind === kindOf(own) || (kind === FORMER && MADE_HERE.test(own) && own.endsWith('.backup'));
}

/** A name without its moment, which may be any digits in one of somebody's own. */
const kindOf = (name: string): string =>
  MADE_HERE.test(name) ? name.replace(MOMENT, '') : name.replaceAll(/\d/g, '0');
