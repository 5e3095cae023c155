import { DESCRIPTION, readArchive, SUMMARY, wholeOf } from './archive';
import { describedBy, summaryOf } from './archive-description';
import { altered } from './backup-failure';
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
    else if (entry.name === SUMMARY) summary = summaryOf(await wholeOf(entry));
    else {
      files += entry.name.startsWith('files/') ? 1 : 0;
      for await (const piece of entry.bytes) void piece;
    }
  }
  if (description === undefined) throw altered(DESCRIPTION);
  if (summary?.files !== files) throw altered(SUMMARY);
  return { description, summary };
}
