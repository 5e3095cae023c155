import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { CountedDerivedData } from '@site/api-kernel/testing';
import type { FileStorage, StorageKey } from './application/file-storage';
import { FileUpkeep } from './application/file-upkeep';
import { urlOf } from './domain/stored-file';
import { DatabaseFileUses } from './infrastructure/persistence/database-file-uses';
import { StoredFileSchema } from './infrastructure/persistence/stored-file.mapping';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';
import { watchedRecords } from './testing/watched-records';

const DAY = 24;
const [ONE, OTHER, THIRD] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

const fresh = databaseOfSuite([StoredFileSchema]);
let records: Awaited<ReturnType<typeof watchedRecords>>;
let storage: InMemoryFileStorage;
let derived: CountedDerivedData;
let upkeep: FileUpkeep;

beforeAll(async () => {
  records = await watchedRecords(fresh);
});
beforeEach(async () => {
  await fresh.database.query('delete from drafts');
  await fresh.database.query('delete from files');
  [storage, derived] = [new InMemoryFileStorage(), new CountedDerivedData()];
  storage.now = new Date();
  upkeep = upkeepOver(new DatabaseFileUses(fresh.database));
});

const upkeepOver = (uses: DatabaseFileUses): FileUpkeep =>
  new FileUpkeep({ storage, uses, derived, clock: { now: () => new Date() } });
async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
const keyOf = (digit: string): StorageKey => ({ bucket: 'project-images', name: `${digit.repeat(32)}.jpg` });
const put = (key: StorageKey, text: string) => storage.put(key, bytesOf(text), text.length);

/** A file of ten bytes with a variant of three. */
async function anUpload(digit: string): Promise<StorageKey> {
  const key = keyOf(digit);
  await put(key, '0123456789');
  await put({ ...key, name: `${key.name}.w320.avif` }, 'abc');
  await records.register(key, 10);
  return key;
}
/** Everything happened so many hours earlier, in the store as in the database. */
async function wait(hours: number): Promise<void> {
  for (const [address, at] of storage.storedAt) {
    storage.storedAt.set(address, new Date(Number(at) - hours * 3_600_000));
  }
  await fresh.database.query(
    `update files set uploaded_at = uploaded_at - make_interval(hours => $1),
     unused_since = unused_since - make_interval(hours => $1)`,
    [hours],
  );
}
const registered = async () =>
  (await fresh.database.query<{ name: string }>('select name from files order by name')).map(
    ({ name }) => name,
  );
const report = async () => (await upkeep.check()).find(({ bucket }) => bucket === 'project-images');

describe('a sweep', () => {
  it('removes an upload that was never saved after a day, with its variants', async () => {
    await anUpload('1');
    await wait(DAY - 1);
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, objects: 0 });
    await wait(1);
    const counts = { neverSaved: 1, unused: 0, recounted: 0, objects: 2, bytes: 13, spared: 0 };
    expect(await upkeep.sweep()).toEqual({ ...counts, failures: [] });
    expect([storage.objects.size, await registered()]).toEqual([0, []]);
  });

  it('removes a replaced file after thirty days and leaves its successor', async () => {
    const [former, present] = [await anUpload('1'), await anUpload('2')];
    await records.point(ONE, former);
    await records.point(ONE, present);
    await wait(30 * DAY - 1);
    expect(await upkeep.sweep()).toMatchObject({ unused: 0, objects: 0 });
    await wait(1);
    expect(await upkeep.sweep()).toMatchObject({ unused: 1, objects: 2 });
    expect([await registered(), storage.objects.size]).toEqual([[present.name], 2]);
  });

  it('removes variants that were made a moment ago, and objects nobody knows only after a day', async () => {
    const key = await anUpload('1');
    await wait(DAY);
    await put({ ...key, name: `${key.name}.w640.webp` }, 'young');
    await put(keyOf('2'), 'an upload that is about to be registered');
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 1, objects: 3 });
    expect([...storage.objects.keys()]).toEqual([`project-images/${keyOf('2').name}`]);
    await wait(DAY);
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, objects: 1 });
  });

  it('removes what a replacement has left, and no replacement that is just coming', async () => {
    const key = await anUpload('1');
    await records.point(ONE, key);
    const content = `${key.name}.r${'ab'.repeat(16)}`;
    await put({ ...key, name: content }, '01234');
    await put({ ...key, name: `${content}.w320.avif` }, 'abc');
    await fresh.database.query('update files set content_name = $1, size = 5', [content]);
    await wait(DAY);
    const coming = `${key.name}.r${'cd'.repeat(16)}`;
    await put({ ...key, name: coming }, 'coming');
    expect((await report())?.missing).toEqual([]);
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, unused: 0, objects: 2, failures: [] });
    expect([...storage.objects.keys()].map((address) => address.split('/')[1])).toEqual([
      content,
      `${content}.w320.avif`,
      coming,
    ]);
  });

  it('leaves alone what this product did not name', async () => {
    await put({ bucket: 'project-images', name: 'policy.json' }, '{}');
    await wait(100 * DAY);
    expect(await upkeep.sweep()).toMatchObject({ objects: 0 });
    expect((await report())?.foreign).toBe(1);
  });

  it('says what could not be removed and finds it a day later', async () => {
    const key = await anUpload('1');
    await wait(DAY);
    const { remove } = storage;
    storage.remove = async (object) => {
      if (object.name === key.name) throw new Error('not now');
      await remove.call(storage, object);
    };
    const { failures, ...counts } = await upkeep.sweep();
    expect(counts).toMatchObject({ neverSaved: 1, objects: 1 });
    expect(failures).toMatchObject([{ place: urlOf(key), cause: { message: 'not now' } }]);
    storage.remove = remove;
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, objects: 1, failures: [] });
    expect(storage.objects.size).toBe(0);
  });

  it('says which buckets could not be read, and asks a store that fails a few times only', async () => {
    for (const digit of '0123456789abcdef') await anUpload(digit);
    await wait(DAY);
    storage.failure = 'dependency_unavailable';
    const places = (await upkeep.sweep()).failures.map(({ place }) => place);
    expect(places.sort()).toEqual(
      ['news-images', 'partner-logos', 'project-images', 'publications'].map((bucket) => `/files/${bucket}`),
    );
    storage.failure = undefined;
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('read-only'));
    expect((await upkeep.sweep()).failures).toHaveLength(20);
    storage.remove = remove;
    expect(await upkeep.sweep()).toMatchObject({ objects: 32, failures: [] });
  });

  it('leaves alone what a record names, also where its registration is missing', async () => {
    const named = await anUpload('1');
    await records.point(ONE, named);
    await put(keyOf('2'), 'unknown');
    await fresh.database.query('delete from files');
    await wait(2 * DAY);
    expect(await upkeep.sweep({ keepUnknown: true })).toMatchObject({ objects: 1, spared: 0 });
    expect(storage.objects.has(`project-images/${named.name}`)).toBe(true);
    expect(await report()).toMatchObject({
      unknown: { files: 0 },
      missing: [{ url: urlOf(named), records: [`drafts ${ONE}`] }],
    });
  });

  it('spares, unless it is told otherwise, a store which most likely belongs to another database', async () => {
    await records.point(ONE, await anUpload('1'));
    for (const digit of '234') await put(keyOf(digit), 'unknown');
    await wait(2 * DAY);
    expect(await upkeep.sweep({ keepUnknown: true })).toMatchObject({ objects: 0, spared: 3 });
    expect(await upkeep.sweep()).toMatchObject({ objects: 3, spared: 0 });
  });

  it('ends between two objects when it is told to, and the next one goes on', async () => {
    await anUpload('1');
    await wait(DAY);
    expect(await upkeep.sweep({ signal: AbortSignal.abort() })).toMatchObject({ objects: 0 });
    expect(storage.objects.size).toBe(2);
    expect(await upkeep.sweep()).toMatchObject({ objects: 2 });
  });

  it('done by two instances at once removes everything once', async () => {
    for (const digit of '0123456789abcdef') await anUpload(digit);
    await wait(DAY);
    const reports = await Promise.all([upkeep.sweep(), upkeep.sweep()]);
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(reports.reduce((total, { neverSaved }) => total + neverSaved, 0)).toBe(16);
    expect([storage.objects.size, await registered()]).toEqual([0, []]);
  });

  it('fails as a whole when the database is gone, and removes nothing', async () => {
    await anUpload('1');
    await wait(DAY);
    const gone = () => Promise.reject(new Error('no database'));
    const uses = new DatabaseFileUses({ query: gone, write: gone });
    await expect(upkeepOver(uses).sweep()).rejects.toThrow('no database');
    expect(storage.objects.size).toBe(2);
  });
});

describe('a check', () => {
  it('counts files by what becomes of them, says when, and changes nothing', async () => {
    const [used, left] = [await anUpload('1'), await anUpload('2')];
    await records.point(ONE, left);
    await records.point(ONE, used);
    await put(keyOf('4'), 'unknown');
    await wait(2 * DAY);
    await anUpload('3');
    const counted = await report();
    const [file, calm] = [
      { files: 1, bytes: 13 },
      { due: 0, next: undefined },
    ];
    expect(counted).toEqual({
      bucket: 'project-images',
      inUse: { ...file, ...calm },
      unused: { ...file, due: 0, next: expect.any(Date) },
      neverSaved: { ...file, due: 0, next: expect.any(Date) },
      unknown: { files: 1, bytes: 7, ...calm },
      missing: [],
      miscounted: 0,
      foreign: 0,
    });
    const inHours = (moment?: Date) => Math.round((Number(moment) - Date.now()) / 3_600_000);
    expect([inHours(counted?.unused.next), inHours(counted?.neverSaved.next)]).toEqual([28 * DAY, DAY]);
    await wait(DAY);
    expect((await report())?.neverSaved).toMatchObject({ due: 1, next: undefined });
    expect([storage.objects.size, (await registered()).length]).toEqual([7, 3]);
  });

  it('names the records whose file is not there, or not whole', async () => {
    const [gone, short, unknown] = [await anUpload('1'), await anUpload('2'), await anUpload('3')];
    await records.point(ONE, gone);
    await records.point(OTHER, short);
    await records.point(THIRD, unknown);
    await fresh.database.query('delete from files where name = $1', [unknown.name]);
    await storage.remove(gone);
    await put(short, 'cut off');
    expect((await report())?.missing).toEqual([
      { url: urlOf(gone), records: [`drafts ${ONE}`] },
      { url: urlOf(short), records: [`drafts ${OTHER}`] },
      { url: urlOf(unknown), records: [`drafts ${THIRD}`] },
    ]);
  });

  it('names no record where only a file that nobody uses is gone', async () => {
    await storage.remove(await anUpload('1'));
    expect((await report())?.missing).toEqual([{ url: urlOf(keyOf('1')), records: [] }]);
  });

  it('does not take an upload for missing that came while it was looking', async () => {
    const list = storage.list.bind(storage);
    storage.list = async function* (bucket): ReturnType<FileStorage['list']> {
      yield* list(bucket);
      if (bucket === 'project-images') await anUpload('1');
    };
    expect(await report()).toMatchObject({ missing: [], neverSaved: { files: 1 } });
  });

  it('counts what was miscounted, uses of files and what else is kept beside the rows', async () => {
    const key = await anUpload('1');
    await records.point(ONE, key);
    await records.miscount(key, 0);
    derived.wrong = 2;
    expect((await report())?.miscounted).toBe(1);
    expect(await upkeep.sweep()).toMatchObject({ recounted: 3 });
    expect(await report()).toMatchObject({ miscounted: 0, inUse: { files: 1 } });
  });
});
