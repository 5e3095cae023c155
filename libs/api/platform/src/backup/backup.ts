import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ArchiveWriter, DESCRIPTION, partName, SUMMARY } from './archive';
import { BackupFailure } from './backup-failure';
import type { ArchiveSummary } from './copied-tables';
import { DatabaseSnapshot } from './database-snapshot';
import { encrypted } from './encryption';
import { DiskSpace, freeBytesAt, type FreeBytesAt } from './disk-space';
import type { StoredFiles } from './stored-files';
import { verifyArchive } from './verify-archive';
import { wholeFile } from './whole-file';

const compress = promisify(gzip);

export interface BackupParts {
  readonly databaseUrl: string;
  readonly files: StoredFiles;
  /** Absent: an archive is a plain tar. */
  readonly passphrase: string | undefined;
  readonly freeBytesAt?: FreeBytesAt;
}

export interface WrittenBackup extends ArchiveSummary {
  /** Of its file, without the folder. */
  readonly name: string;
  /** Bytes of the archive. */
  readonly size: number;
}

/** Copies all rows of one moment, and the files that they name, into one file, while the product runs. */
export class Backup {
  constructor(private readonly parts: BackupParts) {}

  /**
   * Writes the archive and reads it again before it takes its name; what fails, or is aborted, leaves nothing.
   * @throws BackupFailure, DomainError `dependency_unavailable` of the store, the reason of `signal`
   */
  write(path: string, signal = new AbortController().signal): Promise<WrittenBackup> {
    const { databaseUrl, files, passphrase } = this.parts;
    const room = new DiskSpace(path, this.parts.freeBytesAt ?? freeBytesAt);
    return wholeFile(path, signal, async (unnamed) => {
      {
        await using snapshot = await DatabaseSnapshot.open(databaseUrl, signal);
        const plain = archiveOf(snapshot, files, room);
        const bytes = passphrase === undefined ? plain : encrypted(plain, passphrase);
        const file = unnamed.file.createWriteStream({ flush: true });
        await pipeline(room.within(bytes), file, { signal });
      }
      const { summary } = await verifyArchive(unnamed.path, passphrase, signal);
      const { size } = await stat(unnamed.path);
      return { ...summary, name: basename(path), size };
    });
  }
}

async function* archiveOf(
  snapshot: DatabaseSnapshot,
  files: StoredFiles,
  room: DiskSpace,
): AsyncGenerator<Uint8Array> {
  const { description } = snapshot;
  const archive = new ArchiveWriter(new Date(description.created_at));
  const summary = { tables: description.tables.length, rows: 0, files: 0, bytes: 0, missing: [] as string[] };
  yield* archive.whole(DESCRIPTION, asJson(description));
  for (const table of description.tables) {
    let part = 0;
    for await (const lines of snapshot.lines(table)) {
      part += 1;
      summary.rows += lines.length;
      const bytes = await compress(lines.map((line) => `${line}\n`).join(''));
      yield* archive.whole(partName(`tables/${table.name}`, part, '.jsonl.gz'), bytes);
    }
  }
  const paths = await files.namedBy(snapshot.query);
  await room.demand(await files.bytesNamedBy(snapshot.query));
  await snapshot.release();
  for (const path of paths) {
    snapshot.demandHeld();
    const [size, bytes] = [await files.sizeOf(path), await files.open(path)];
    if (size === undefined || bytes === undefined) {
      summary.missing.push(path);
      continue;
    }
    yield* archive.add(`files/${path}`, size, bytes);
    summary.files += 1;
    summary.bytes += size;
  }
  demandMost(summary);
  yield* archive.whole(SUMMARY, asJson(summary));
  yield* archive.end();
}

/** A store without most of the files is another's, or a disk that is not there; a copy of it would push good ones out. */
function demandMost({
  files,
  missing,
}: {
  readonly files: number;
  readonly missing: readonly string[];
}): void {
  if (missing.length <= files) return;
  throw new BackupFailure(
    `La plupart des fichiers manquent (${missing.length}) : vérifiez DATA_DIR ou S3_*`,
    'most files are missing: check DATA_DIR or S3_*',
  );
}

function asJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
