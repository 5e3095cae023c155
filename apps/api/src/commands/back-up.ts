import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sizeText } from '@site/api-files';
import {
  Backup,
  backupFileAt,
  BackupHistory,
  demandDigits,
  pruneBackups,
  Restore,
  verifyArchive,
  wholeFile,
  type ArchiveSummary,
} from '@site/api-platform/backup';
import type { Settings } from '@site/api-platform/config';
import { contentAsJson } from '../content-as-json';
import { withServices } from './in-context';
import { withStore } from './store-answer';
import { endSignal } from './end-signal';

/** As whoever typed the command means it: npm runs it in the folder of the program. */
const pathOf = (file: string): string =>
  `${resolve(process.env['INIT_CWD'] ?? '.', file)}${file.endsWith('/') ? '/' : ''}`;

const UNKNOWN_WHICH =
  'Des fichiers manquent, et la base de données ne dit pas quelle sauvegarde les a tous : aucune n’est retirée. / ' +
  'Files are missing, and the database does not say which backup has them all: none is removed.';

/** Copies everything into one file. @param keep how many of its kind there are afterwards; absent, all stay */
export async function backUp(settings: Settings, file: string, keep: number | undefined): Promise<void> {
  const { publicUrl, backupPassphrase } = settings;
  const path = await backupFileAt(pathOf(file), { publicUrl, now: new Date() });
  if (keep !== undefined) demandDigits(path);
  const signal = endSignal();
  await withServices(settings, async (services) => {
    const written = await withStore(() => services.get(Backup).write(path, signal));
    const history = services.get(BackupHistory);
    // The copy is good, whatever the database says to a note: it may take reads only, or be of a former release.
    await history.note(written).catch(() => undefined);
    const lock = backupPassphrase === undefined ? 'en clair / NOT encrypted' : 'chiffrée / encrypted';
    console.log(`Sauvegarde écrite / backup written : ${path} (${sizeText(written.size)}, ${lock})`);
    tell(written);
    if (keep === undefined) return;
    const removed = await pruneBackups(path, keep, await completeBefore(written, history));
    console.log(`  anciennes sauvegardes retirées / older backups removed : ${removed}`);
  });
}

/** Names of backups that have all files, where the new one has not. */
async function completeBefore(
  { missing }: ArchiveSummary,
  history: BackupHistory,
): Promise<readonly string[]> {
  if (missing.length === 0) return [];
  return history.complete().catch((cause: unknown) => {
    throw new Error(UNKNOWN_WHICH, { cause });
  });
}

/** Writes what editors have entered as JSON, without people, messages and files. */
export async function writeContent(settings: Settings, file: string): Promise<void> {
  const { publicUrl } = settings;
  const path = await backupFileAt(pathOf(file), { publicUrl, now: new Date(), ending: 'json' });
  const signal = endSignal();
  await withServices(settings, async (services) => {
    await wholeFile(path, signal, (unnamed) =>
      pipeline(contentAsJson(services), unnamed.file.createWriteStream({ flush: true }), { signal }),
    );
    console.log(`Contenu écrit / content written : ${path}`);
  });
}

/** Needs neither a database nor a store: a file can be tried on any machine. */
export async function verify(file: string, passphrase: string | undefined): Promise<void> {
  const { description, summary } = await verifyArchive(pathOf(file), passphrase);
  console.log(`L’archive est entière / the archive is whole : ${description.created_at}`);
  tell(summary);
}

/** Puts an archive into an empty database and an empty store. */
export async function restore(settings: Settings, file: string): Promise<void> {
  const signal = endSignal();
  await withServices(settings, async (services) => {
    const { migrated, ...summary } = await withStore(() => services.get(Restore).from(pathOf(file), signal));
    console.log('Restauré / restored');
    tell(summary);
    if (migrated.length > 0) console.log(`  migrations : ${migrated.join(', ')}`);
  });
}

function tell({ tables, rows, files, bytes, missing }: ArchiveSummary): void {
  console.log(`  tables : ${tables}, lignes / rows : ${rows}`);
  console.log(`  fichiers / files : ${files}, ${sizeText(bytes)}`);
  for (const path of missing) console.log(`  MANQUE / MISSING : /files/${path}`);
}
