import { DomainError } from '@site/api-kernel';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { asStorageError, isMissing } from './disk-error';
import type { DiskProbe } from './disk-probe';
import { makeFolder } from './make-folder';

/** Longer than any upload may take, in milliseconds. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/** Where files are while they are not yet whole: on the disk they will be stored on, by process. */
export class IncomingFolder {
  private readonly folder: string;
  private readonly host = hostname().replaceAll(/[^\w.-]/g, '-');

  /** @param root folder below which the files are stored */
  constructor(
    root: string,
    private readonly probe?: DiskProbe,
  ) {
    this.folder = join(resolve(root), '.incoming');
  }

  /** A path nothing is at, in a folder that exists. */
  async newPath(): Promise<string> {
    await makeFolder(this.folder);
    return join(this.folder, [this.host, process.pid, randomBytes(12).toString('hex')].join('~'));
  }

  /** Lends a folder and removes it with all that is in it. */
  async lend<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    try {
      const path = await this.newPath();
      await mkdir(path);
      try {
        const result = await use(path);
        this.probe?.stored();
        return result;
      } finally {
        await rm(path, { recursive: true, force: true });
      }
    } catch (error) {
      const failure = asStorageError(error);
      if (failure instanceof DomainError && failure.code === 'insufficient_storage')
        await this.probe?.refused();
      throw failure;
    }
  }

  /** Removes what processes left behind that are no more; to be called before anything is received. */
  async sweep(now: Date): Promise<void> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names) {
      const path = join(this.folder, name);
      if (await this.isAbandoned(name, path, now)) await rm(path, { recursive: true, force: true });
    }
  }

  private async isAbandoned(name: string, path: string, now: Date): Promise<boolean> {
    const [host, pid] = name.split('~');
    if (host === this.host && !isOtherLivingProcess(Number(pid))) return true;
    // A process of another machine, or one that got the number of a dead one.
    const changed = await stat(path).catch(() => undefined);
    return changed !== undefined && now.getTime() - changed.mtimeMs > ABANDONED_AFTER;
  }
}

function isOtherLivingProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
