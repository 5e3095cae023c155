import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageKey } from './application/file-storage';
import { FileUpkeep } from './application/file-upkeep';
import { DiskFileStorage } from './infrastructure/disk/disk-file-storage';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';
import { DatabaseFileUses } from './infrastructure/persistence/database-file-uses';
import { watchedRecords } from './testing/watched-records';

let fresh: FreshDatabase;
let root: string;
let storage: DiskFileStorage;
let upkeep: FileUpkeep;
let records: Awaited<ReturnType<typeof watchedRecords>>;

beforeAll(async () => {
  [fresh, root] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'upkeep-'))];
  records = await watchedRecords(fresh);
  storage = new DiskFileStorage(root, new IncomingFolder(root));
  upkeep = new FileUpkeep({ storage, uses: new DatabaseFileUses(fresh.database) });
});
afterAll(async () => {
  await fresh.close();
  await rm(root, { recursive: true, force: true });
});

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
const keyOf = (index: number): StorageKey => ({
  bucket: 'news-images',
  name: `${index.toString(16).padStart(32, '0')}.webp`,
});
/** Files of one byte, each with a variant. */
async function uploads(first: number, count: number): Promise<StorageKey[]> {
  const keys = Array.from({ length: count }, (_, index) => keyOf(first + index));
  for (let start = 0; start < count; start += 50) {
    await Promise.all(
      keys.slice(start, start + 50).map(async (key) => {
        await storage.put(key, bytesOf('a'), 1);
        await storage.put({ ...key, name: `${key.name}.w320.avif` }, bytesOf('b'), 1);
        await records.register(key, 1);
      }),
    );
  }
  return keys;
}
const onDisk = () => readdir(join(root, 'news-images'));

describe('the upkeep of files on a disk', () => {
  it('removes more files than one transaction takes, and leaves those in use', async () => {
    const keys = await uploads(1, 1_200);
    await records.point('01900000-0000-7000-8000-000000000001', keys[7]);
    await fresh.database.query(`update files set uploaded_at = uploaded_at - interval '25 hours'`);
    const [report] = (await upkeep.check()).filter(({ bucket }) => bucket === 'news-images');
    expect(report).toMatchObject({
      inUse: { files: 1, bytes: 2 },
      neverSaved: { files: 1_199, bytes: 2_398, due: 1_199 },
      unknown: { files: 0 },
      missing: [],
    });
    expect(await upkeep.sweep()).toMatchObject({
      neverSaved: 1_199,
      unused: 0,
      objects: 2_398,
      failures: [],
    });
    expect((await onDisk()).sort()).toEqual([keys[7]!.name, `${keys[7]!.name}.w320.avif`]);
  }, 60_000);

  it('done by two instances at once removes everything once', async () => {
    const keys = await uploads(2_001, 700);
    await fresh.database.query(
      `update files set uploaded_at = uploaded_at - interval '25 hours' where uses = 0`,
    );
    const reports = await Promise.all([upkeep.sweep(), upkeep.sweep()]);
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(reports.reduce((total, { neverSaved }) => total + neverSaved, 0)).toBe(keys.length);
    expect(await onDisk()).toHaveLength(2);
  }, 60_000);

  it('finds what a process left that ended between the commit and the removal', async () => {
    const [key] = (await uploads(3_001, 1)) as [StorageKey];
    await fresh.database.query('delete from files where name = $1', [key.name]);
    expect(await upkeep.sweep()).toMatchObject({ objects: 0 });
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of [key.name, `${key.name}.w320.avif`]) {
      await utimes(join(root, 'news-images', name), longAgo, longAgo);
    }
    const [report] = (await upkeep.check()).filter(({ bucket }) => bucket === 'news-images');
    expect(report?.unknown).toEqual({ files: 1, bytes: 2 });
    expect(await upkeep.sweep()).toMatchObject({ objects: 2, bytes: 2 });
  });

  it('fails as a whole when the database is gone, and removes nothing', async () => {
    const [key] = (await uploads(4_001, 1)) as [StorageKey];
    const gone = new DatabaseFileUses({
      query: () => Promise.reject(new Error('no database')),
      transaction: () => Promise.reject(new Error('no database')),
    });
    const blind = new FileUpkeep({ storage, uses: gone });
    await expect(blind.sweep()).rejects.toThrow('no database');
    expect(await storage.sizeOf(key)).toBe(1);
  });
});
