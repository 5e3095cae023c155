import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { Bytes, FileStorage, StorageKey } from '../application/file-storage';
import { collect } from './in-memory-file-storage';

export interface FileStorageContract {
  readonly storage: () => Promise<FileStorage> | FileStorage;
}

/** The behaviour every store of files has, whatever it stores on: run over memory and over a disk. */
export function describeFileStorage(contract: FileStorageContract): void {
  let count = 0;
  const aKey = (): StorageKey => ({ bucket: 'project-images', name: `${(count += 1)}.jpg` });
  const somethingLarge = randomBytes(300_000);

  async function read(storage: FileStorage, key: StorageKey, range?: { first: number; last: number }) {
    const bytes = await storage.open(key, range);
    return bytes && collect(bytes);
  }

  it('gives back what was put', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(somethingLarge), somethingLarge.length);
    expect(await storage.sizeOf(key)).toBe(somethingLarge.length);
    expect((await read(storage, key))?.equals(somethingLarge)).toBe(true);
  });

  it.each([
    [0, 0],
    [0, 299_999],
    [100_000, 200_000],
    [299_999, 299_999],
  ])('gives the bytes %d to %d alone', async (first, last) => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(somethingLarge), somethingLarge.length);
    expect(
      (await read(storage, key, { first, last }))?.equals(somethingLarge.subarray(first, last + 1)),
    ).toBe(true);
  });

  it('has nothing under a key where nothing was put', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    expect(await storage.sizeOf(key)).toBeUndefined();
    expect(await storage.open(key)).toBeUndefined();
    expect(await storage.sizeOf({ ...key, bucket: 'news-images' })).toBeUndefined();
  });

  it('keeps the same name in two buckets apart', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(Buffer.from('one')), 3);
    await storage.put({ ...key, bucket: 'news-images' }, inPieces(Buffer.from('two')), 3);
    expect((await read(storage, key))?.toString()).toBe('one');
  });

  it('takes the place of what was there', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(Buffer.from('former')), 6);
    await storage.put(key, inPieces(Buffer.from('new')), 3);
    expect((await read(storage, key))?.toString()).toBe('new');
  });

  it('keeps nothing when the bytes break off', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await expect(storage.put(key, breakingOff(), 6)).rejects.toThrow('broken off');
    expect(await storage.sizeOf(key)).toBeUndefined();
  });

  it.each([2, 4])('keeps nothing when 3 bytes come instead of %d', async (size) => {
    const [storage, key] = [await contract.storage(), aKey()];
    await expect(storage.put(key, inPieces(Buffer.from('abc')), size)).rejects.toThrow(RangeError);
    expect(await storage.sizeOf(key)).toBeUndefined();
  });

  it('keeps what was there when its replacement breaks off', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(Buffer.from('former')), 6);
    await expect(storage.put(key, breakingOff(), 6)).rejects.toThrow('broken off');
    expect((await read(storage, key))?.toString()).toBe('former');
  });

  it('removes, and does not mind removing again', async () => {
    const [storage, key] = [await contract.storage(), aKey()];
    await storage.put(key, inPieces(Buffer.from('abc')), 3);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.sizeOf(key)).toBeUndefined();
  });
}

async function* inPieces(bytes: Uint8Array): Bytes {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000);
}

async function* breakingOff(): Bytes {
  yield Buffer.from('abc');
  throw new Error('broken off');
}
