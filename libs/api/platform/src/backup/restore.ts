import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate, type MigrationPlan } from '../persistence/migrate';
import { DESCRIPTION, readArchive, SUMMARY, wholeOf } from './archive';
import { altered, BackupFailure } from './backup-failure';
import type { ArchiveSummary, ArchiveDescription, CopiedTable } from './copied-tables';
import { DatabaseLoad } from './database-load';
import type { StoredFiles } from './stored-files';
import { verifyArchive } from './verify-archive';
import type { TarEntry } from './tar';

const decompress = promisify(gunzip);

export interface RestoreParts {
  readonly plan: MigrationPlan;
  readonly files: StoredFiles;
  readonly passphrase: string | undefined;
  /** Whether the files go into an S3 store. */
  readonly s3?: boolean;
}

/** Puts what an archive holds into an empty place. */
export class Restore {
  constructor(private readonly parts: RestoreParts) {}

  /**
   * Reads the whole archive before it writes anything; what fails, or is aborted, leaves the place empty.
   * @returns what was put back, and the steps that brought it up to date
   * @throws BackupFailure, DomainError of the store, the reason of `signal`
   */
  async from(
    path: string,
    signal = new AbortController().signal,
  ): Promise<ArchiveSummary & { readonly migrated: readonly string[] }> {
    const { plan, files, passphrase } = this.parts;
    const { description, summary } = await verifyArchive(path, passphrase, signal);
    const stored: string[] = [];
    {
      await using load = await DatabaseLoad.begin(plan, signal);
      if (!(await files.isEmpty())) throw notEmpty(this.parts.s3 === true);
      try {
        await load.makeSchema(description, plan.migrations);
        for await (const entry of readArchive(path, passphrase, signal)) {
          await this.take(entry, description, load, stored);
          signal.throwIfAborted();
        }
        await load.commit(description);
      } catch (error) {
        for (const file of stored) await files.remove(file).catch(() => undefined);
        // A store may have other words for it.
        signal.throwIfAborted();
        throw error;
      }
      await load.analyze();
    }
    return { ...summary, migrated: await migrate(plan) };
  }

  private async take(
    entry: TarEntry,
    { tables }: ArchiveDescription,
    load: DatabaseLoad,
    stored: string[],
  ): Promise<void> {
    const [kind = '', ...rest] = entry.name.split('/');
    if (kind === 'tables') return insertAll(entry, tables, load);
    if (kind === 'files') {
      const path = rest.join('/');
      // Before it is there: what is half done has to be undone, too.
      stored.push(path);
      return this.parts.files.put(path, entry.bytes, entry.size);
    }
    if (entry.name !== DESCRIPTION && entry.name !== SUMMARY) throw altered(entry.name);
    for await (const piece of entry.bytes) void piece;
  }
}

function notEmpty(s3: boolean): BackupFailure {
  return s3
    ? new BackupFailure(
        'Le stockage S3 contient déjà des fichiers : restaurez avec un autre S3_BUCKET_PREFIX, ou videz les buckets',
        'there are files in the S3 store already: restore with another S3_BUCKET_PREFIX, or empty the buckets',
      )
    : new BackupFailure(
        'Le stockage contient déjà des fichiers : restaurez dans un nouveau DATA_DIR',
        'there are files in the store already: restore into a new DATA_DIR',
      );
}

async function insertAll(entry: TarEntry, tables: readonly CopiedTable[], load: DatabaseLoad): Promise<void> {
  const [, table = ''] = entry.name.split('/');
  const described = tables.find(({ name }) => name === table);
  if (described === undefined) throw altered(entry.name);
  const bytes = await wholeOf(entry);
  const text = await decompress(bytes).then(String, () => Promise.reject(altered(entry.name)));
  await load.insert(table, described.columns, text.trimEnd().split('\n'));
}
