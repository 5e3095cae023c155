import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupFailure } from './backup-failure';

/** Left to others: PostgreSQL may be on the same disk, and stops where it can write nothing. */
const RESERVE = { bytes: 256 * 1024 * 1024, share: 0.05 };
/** Bytes after which the disk is looked at again. */
const LOOK = 16 * 1024 * 1024;

/** Bytes that may still be written into a folder. */
export type FreeBytesAt = (folder: string) => Promise<number>;

export const freeBytesAt: FreeBytesAt = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some that are no disks do not say.
  if (blocks === 0) return Infinity;
  return bavail * bsize - Math.min(RESERVE.bytes, blocks * bsize * RESERVE.share);
};

/** The room that there is for one file. */
export class DiskSpace {
  constructor(
    private readonly path: string,
    private readonly at: FreeBytesAt,
  ) {}

  /** @throws BackupFailure when there is none for so many bytes */
  async demand(bytes = 0): Promise<void> {
    if ((await this.at(dirname(this.path))) >= bytes) return;
    throw new BackupFailure(
      `Plus assez de place sur le disque : ${this.path}`,
      'there is too little room on the disk',
    );
  }

  /** The same bytes, as long as there is room. @throws BackupFailure */
  async *within(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let written = 0;
    for await (const piece of bytes) {
      written += piece.length;
      if (written >= LOOK) {
        await this.demand();
        written = 0;
      }
      yield piece;
    }
  }
}
