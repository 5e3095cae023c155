import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { altered, asFileFailure, truncated } from './backup-failure';
import { decrypted } from './encryption';
import { TAR_END, tarEntries, tarHeader, tarPadding, type TarEntry } from './tar';

export const DESCRIPTION = 'backup.json';
export const SUMMARY = 'summary.json';
const CHECKSUMS = /^checksums\/\d{6}\.sha256$/;
/** Checksums that are held in memory before they are written, or compared. */
const SUMS_TOGETHER = 1_000;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Name of a part that is one of many. */
export const partName = (folder: string, part: number, extension: string): string =>
  `${folder}/${String(part).padStart(6, '0')}${extension}`;

/** The bytes of an archive: files in a tar, and among them their checksums as `sha256sum -c` takes them. */
export class ArchiveWriter {
  private sums: string[] = [];
  private parts = 0;

  /** @param at the moment that the archive is of */
  constructor(private readonly at: Date) {}

  /** @throws Error when there are not `size` bytes */
  async *add(name: string, size: number, bytes: Bytes): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let written = 0;
    yield tarHeader(name, size, this.at);
    for await (const piece of bytes) {
      written += piece.length;
      hash.update(piece);
      yield piece;
    }
    if (written !== size) throw new Error(`${name}: ${written} bytes came instead of ${size}`);
    yield tarPadding(size);
    this.sums.push(`${hash.digest('hex')}  ${name}\n`);
    if (this.sums.length >= SUMS_TOGETHER) yield* this.checksums();
  }

  async *whole(name: string, bytes: Buffer): AsyncGenerator<Uint8Array> {
    yield* this.add(name, bytes.length, [bytes]);
  }

  async *end(): AsyncGenerator<Uint8Array> {
    yield* this.checksums();
    yield TAR_END;
  }

  private async *checksums(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(this.sums.join(''));
    this.parts += 1;
    yield tarHeader(partName('checksums', this.parts, '.sha256'), bytes.length, this.at);
    yield bytes;
    yield tarPadding(bytes.length);
    this.sums = [];
  }
}

/**
 * What an archive holds, but for its checksums, which are compared. What is read is known to be right only at the end.
 * @throws BackupFailure for what is not whole, not what was written, or locked; the reason of `signal`
 */
export async function* readArchive(
  path: string,
  passphrase: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const pending = new Map<string, string>();
  let last = '';
  try {
    for await (const entry of tarEntries(decrypted(heeding(signal, file), passphrase))) {
      if (CHECKSUMS.test(entry.name)) {
        compare(pending, (await wholeOf(entry)).toString());
        continue;
      }
      const hash = createHash('sha256');
      yield { ...entry, bytes: hashing(entry.bytes, (piece) => hash.update(piece)) };
      pending.set(entry.name, hash.digest('hex'));
      last = entry.name;
    }
  } catch (error) {
    throw asFileFailure(error, path);
  } finally {
    file.destroy();
  }
  if (last !== SUMMARY || pending.size > 0) throw truncated();
}

/** All bytes of an entry that is known to be small. */
export function wholeOf({ bytes }: Pick<TarEntry, 'bytes'>): Promise<Buffer> {
  return buffer(bytes);
}

async function* heeding(signal: AbortSignal, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    yield piece;
  }
}

async function* hashing(
  bytes: AsyncIterable<Buffer>,
  update: (piece: Buffer) => void,
): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    update(piece);
    yield piece;
  }
}

function compare(pending: Map<string, string>, sums: string): void {
  for (const [, sum = '', name = ''] of sums.matchAll(/^([\da-f]{64}) {2}(.+)$/gm)) {
    if (pending.get(name) !== sum) throw altered(name);
    pending.delete(name);
  }
  const [unknown] = pending.keys();
  if (unknown !== undefined) throw altered(unknown);
}
