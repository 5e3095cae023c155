import { DESCRIPTION, readArchive, SUMMARY, wholeOf } from './archive';
import { altered, BackupFailure } from './backup-failure';
import type { ArchiveSummary, ArchiveDescription } from './copied-tables';

export interface VerifiedArchive {
  readonly description: ArchiveDescription;
  readonly summary: ArchiveSummary;
}

/** Reads an archive to its end. @throws what `readArchive` throws */
export async function verifyArchive(
  path: string,
  passphrase: string | undefined,
  signal = new AbortController().signal,
): Promise<VerifiedArchive> {
  let [description, summary]: Partial<[ArchiveDescription, ArchiveSummary]> = [];
  let files = 0;
  for await (const entry of readArchive(path, passphrase, signal)) {
    if (entry.name === DESCRIPTION) description = describedBy(await wholeOf(entry));
    else if (entry.name === SUMMARY)
      summary = JSON.parse((await wholeOf(entry)).toString()) as ArchiveSummary;
    else {
      files += entry.name.startsWith('files/') ? 1 : 0;
      for await (const piece of entry.bytes) void piece;
    }
  }
  if (description === undefined) throw altered(DESCRIPTION);
  if (summary?.files !== files) throw altered(SUMMARY);
  return { description, summary };
}

/** @throws BackupFailure for an archive of another kind of program, or of a later one */
export function describedBy(bytes: Buffer): ArchiveDescription {
  const description = JSON.parse(bytes.toString()) as ArchiveDescription;
  if (description.format !== 1) {
    throw new BackupFailure(
      'L’archive vient d’une version plus récente',
      'the archive was written by a later release',
    );
  }
  return description;
}
