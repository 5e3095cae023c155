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
      if (!(await files.isEmpty())) {
        throw new BackupFailure(
          'Le stockage contient déjà des fichiers : restaurez dans un dossier neuf',
          'there are files in the store already: restore into a new folder',
        );
      }
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

async function insertAll(entry: TarEntry, tables: readonly CopiedTable[], load: DatabaseLoad): Promise<void> {
  const [, table = ''] = entry.name.split('/');
  const described = tables.find(({ name }) => name === table);
  if (described === undefined) throw altered(entry.name);
  const text = (await decompress(await wholeOf(entry))).toString();
  await load.insert(table, described.columns, text.trimEnd().split('\n'));
}
