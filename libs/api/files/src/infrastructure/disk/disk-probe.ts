import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from './disk-error';

/** Bytes below which nothing worth keeping can be stored. */
const LEAST_ROOM = 1024 * 1024;

/** What is asked of the operating system. */
export interface Disk {
  access(path: string, mode: number): Promise<void>;
  statfs(path: string): Promise<{ bavail: number; bsize: number; files: number; ffree: number }>;
}

export interface DiskProbeOptions {
  /** Told each outcome that differs from the last; undefined: files can be stored again. */
  readonly turned?: (failure: NodeJS.ErrnoException | undefined) => void;
  /** Milliseconds after which a disk that has not answered does not work. */
  readonly patience?: number;
  readonly disk?: Disk | undefined;
}

/**
 * Tells whether files can be stored in folders of this machine. It only asks the operating system for rights and
 * room: nothing is written, so nothing is left behind and no disk is worn out.
 */
export class DiskProbe {
  private asking: Promise<NodeJS.ErrnoException | undefined> | undefined;
  private told: string | undefined;
  /** Free bytes when an upload found too few. */
  private tooFew: number | undefined;
  private readonly disk: Disk;

  constructor(
    private readonly folders: readonly string[],
    private readonly options: DiskProbeOptions = {},
  ) {
    this.disk = options.disk ?? { access, statfs };
  }

  async works(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    const { promise: patience, resolve } = Promise.withResolvers<NodeJS.ErrnoException>();
    const timer = setTimeout(() => resolve(failure('ETIMEDOUT')), this.options.patience ?? 1_000);
    const outcome = await Promise.race([this.asking, patience]).finally(() => clearTimeout(timer));
    if (outcome?.code !== this.told) this.options.turned?.(outcome);
    this.told = outcome?.code;
    return outcome === undefined;
  }

  /** An upload did not fit. */
  async refused(): Promise<void> {
    this.tooFew = await this.room().catch(() => undefined);
  }

  /** An upload did fit. */
  stored(): void {
    this.tooFew = undefined;
  }

  private async ask(): Promise<NodeJS.ErrnoException | undefined> {
    try {
      const room = await this.room();
      if (this.tooFew !== undefined && room >= this.tooFew + LEAST_ROOM) this.tooFew = undefined;
      return room < LEAST_ROOM || this.tooFew !== undefined ? failure('ENOSPC') : undefined;
    } catch (error) {
      return error as NodeJS.ErrnoException;
    }
  }

  /** Bytes that can be stored in the fullest of the folders. */
  private async room(): Promise<number> {
    let least = Infinity;
    // One after the other: a disk that hangs then holds one thread of this process, not all.
    for (const folder of this.folders) {
      const { bavail, bsize, files, ffree } = await this.disk.statfs(await this.writable(folder));
      // Some file systems count no entries.
      least = Math.min(least, files > 0 && ffree === 0 ? 0 : bavail * bsize);
    }
    return least;
  }

  /** The folder, or the nearest one above it in which it can be made. */
  private async writable(folder: string): Promise<string> {
    try {
      await this.disk.access(folder, constants.W_OK | constants.X_OK);
      return folder;
    } catch (error) {
      const above = dirname(folder);
      if (!isMissing(error) || above === folder) throw error;
      return this.writable(above);
    }
  }
}

function failure(code: 'ENOSPC' | 'ETIMEDOUT'): NodeJS.ErrnoException {
  const message = code === 'ENOSPC' ? 'the disk is full' : 'the disk does not answer';
  return Object.assign(new Error(message), { code });
}
