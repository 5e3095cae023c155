import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { Bucket } from '@site/vocabulary';
import type { Bytes, FileStorage, StorageKey, StoredObject } from '../application/file-storage';
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

  describe('lists', () => {
    const bucket = 'partner-logos';
    const listed = async (storage: FileStorage, from: Bucket = bucket): Promise<StoredObject[]> => {
      const objects: StoredObject[] = [];
      for await (const object of storage.list(from)) objects.push(object);
      return objects;
    };

    it('what is whole, with its size, and nothing of another bucket', async () => {
      const [storage, key] = [await contract.storage(), { ...aKey(), bucket } as const];
      const variant = { bucket, name: `${key.name}.w320.avif` } as const;
      await storage.put(key, inPieces(somethingLarge), somethingLarge.length);
      await storage.put(variant, inPieces(Buffer.from('abc')), 3);
      await storage.put({ ...aKey(), bucket: 'project-images' }, inPieces(Buffer.from('other')), 5);
      await expect(storage.put({ ...aKey(), bucket }, breakingOff(), 6)).rejects.toThrow('broken off');
      const objects = await listed(storage);
      expect(objects.map(({ name, size }) => [name, size]).sort()).toEqual([
        [key.name, somethingLarge.length],
        [variant.name, 3],
      ]);
      expect(objects.every(({ storedAt }) => storedAt.getTime() > Date.UTC(2026, 0))).toBe(true);
      await storage.remove(key);
      await storage.remove(variant);
      expect(await listed(storage)).toEqual([]);
    });

    it('a bucket of more objects than one answer of a store holds', async () => {
      const storage = await contract.storage();
      const names = Array.from({ length: 1_100 }, (_, index) => `many-${index}.jpg`);
      for (let start = 0; start < names.length; start += 50) {
        const some = names.slice(start, start + 50);
        await Promise.all(some.map((name) => storage.put({ bucket, name }, inPieces(Buffer.from('a')), 1)));
      }
      expect((await listed(storage)).map(({ name }) => name).sort()).toEqual(names.sort());
      for (const name of names) await storage.remove({ bucket, name });
    }, 60_000);

    it('nothing where nothing was put', async () => {
      expect(await listed(await contract.storage(), 'publications')).toEqual([]);
    });
  });
}

async function* inPieces(bytes: Uint8Array): Bytes {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000);
}

async function* breakingOff(): Bytes {
  yield Buffer.from('abc');
  throw new Error('broken off');
}
