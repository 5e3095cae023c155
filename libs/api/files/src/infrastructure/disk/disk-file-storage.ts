import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Bucket } from '@site/vocabulary';
import { OBJECT_NAME } from '../../application/file-storage';
import type { FileStorage, ByteRange, Bytes, StorageKey, StoredObject } from '../../application/file-storage';
import { asStorageError, isMissing } from './disk-error';
import type { IncomingFolder } from './incoming-folder';
import { makeFolder } from './make-folder';

/** Keeps each object as a file: `{root}/{bucket}/{name}`. */
export class DiskFileStorage implements FileStorage {
  private readonly root: string;

  constructor(
    root: string,
    private readonly incoming: IncomingFolder,
  ) {
    this.root = resolve(root);
  }

  async put(key: StorageKey, bytes: Bytes, size: number): Promise<void> {
    try {
      const partial = await this.incoming.newPath();
      try {
        await writeWhole(partial, bytes, size);
        const path = this.pathOf(key);
        await makeFolder(dirname(path));
        await rename(partial, path);
        await synchronise(dirname(path));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async sizeOf(key: StorageKey): Promise<number | undefined> {
    const facts = await orMissing(() => stat(this.pathOf(key)));
    // A folder has a size as well, which may be that of the file it stands for.
    return facts?.isFile() ? facts.size : undefined;
  }

  async open(key: StorageKey, range?: ByteRange): Promise<Bytes | undefined> {
    const part = range === undefined ? {} : { start: range.first, end: range.last };
    return orMissing(async () => (await open(this.pathOf(key), 'r')).createReadStream(part));
  }

  async remove(key: StorageKey): Promise<void> {
    await orMissing(() => rm(this.pathOf(key)));
  }

  async *list(bucket: Bucket): AsyncIterable<StoredObject> {
    try {
      const folder = await orMissing(() => opendir(join(this.root, bucket)));
      for await (const entry of folder ?? []) {
        if (!entry.isFile() || !OBJECT_NAME.test(entry.name)) continue;
        const facts = await orMissing(() => stat(join(this.root, bucket, entry.name)));
        if (facts) yield { name: entry.name, size: facts.size, storedAt: facts.mtime };
      }
    } catch (error) {
      throw asStorageError(error);
    }
  }

  private pathOf({ bucket, name }: StorageKey): string {
    if (!OBJECT_NAME.test(name)) throw new TypeError(`Not the name of an object: ${name}`);
    return join(this.root, bucket, name);
  }
}

async function writeWhole(path: string, bytes: Bytes, size: number): Promise<void> {
  const file = await open(path, 'wx');
  try {
    let written = 0;
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      written += chunk.length;
    }
    if (written !== size) throw new RangeError(`${written} bytes came instead of ${size}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name of a file outlast a power cut. */
async function synchronise(folder: string): Promise<void> {
  // Windows cannot open a folder.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().finally(() => handle.close());
}

async function orMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw asStorageError(error);
  }
}
