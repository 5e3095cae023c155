import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BUCKETS } from '@site/vocabulary';
import type { FileStorage, StorageKey } from './application/file-storage';
import { FileUpkeep } from './application/file-upkeep';
import { isBroken, type BucketReport } from './application/upkeep-report';
import { urlOf } from './domain/stored-file';
import { describeFileUses } from './testing/file-uses-contract';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';
import { InMemoryFileUses } from './testing/in-memory-file-uses';

const HOUR = 60 * 60 * 1000;
const DAY = 24;

let uses: InMemoryFileUses;
let storage: InMemoryFileStorage;
let upkeep: FileUpkeep;

beforeEach(() => {
  [uses, storage] = [new InMemoryFileUses(), new InMemoryFileStorage()];
  upkeep = new FileUpkeep({ storage, uses });
});

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
const keyOf = (digit: string, bucket: keyof typeof BUCKETS = 'project-images'): StorageKey => ({
  bucket,
  name: `${digit.repeat(32)}.jpg`,
});
const put = (key: StorageKey, text: string) => storage.put(key, bytesOf(text), text.length);
const variantOf = ({ bucket, name }: StorageKey): StorageKey => ({ bucket, name: `${name}.w320.avif` });

/** A file of ten bytes with a variant of three. */
async function anUpload(digit: string): Promise<StorageKey> {
  const key = keyOf(digit);
  await put(key, '0123456789');
  await put(variantOf(key), 'abc');
  uses.register(key, 10);
  return key;
}
function wait(hours: number): void {
  uses.time = new Date(uses.time.getTime() + hours * HOUR);
  storage.now = uses.time;
}
const inBucket = (reports: readonly BucketReport[], bucket = 'project-images') =>
  reports.find((report) => report.bucket === bucket);

describe('the counts in memory', () => {
  let counts: InMemoryFileUses;
  const entry = ({ name }: StorageKey) => counts.files.find((file) => file.name === name);
  beforeEach(() => {
    counts = new InMemoryFileUses();
  });

  describeFileUses({
    uses: () => counts,
    register: async (key, size) => counts.register(key, size),
    point: async (record, file) => counts.point(record, file),
    withdraw: async (record) => counts.point(record),
    age: async (key, hours) => {
      const file = entry(key);
      const earlier = (moment: Date) => new Date(moment.getTime() - hours * HOUR);
      if (file === undefined) return;
      file.uploadedAt = earlier(file.uploadedAt);
      file.unusedSince = file.unusedSince && earlier(file.unusedSince);
    },
    miscount: async (key, wrong) => void Object.assign(entry(key) ?? {}, { uses: wrong }),
  });
});

describe('a sweep', () => {
  it('removes an upload that was never saved after a day, with its variants', async () => {
    await anUpload('1');
    wait(DAY - 1);
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, objects: 0 });
    wait(1);
    expect(await upkeep.sweep()).toEqual({
      neverSaved: 1,
      unused: 0,
      recounted: 0,
      objects: 2,
      bytes: 13,
      spared: 0,
      failures: [],
    });
    expect([storage.objects.size, uses.files.length]).toEqual([0, 0]);
  });

  it('removes a replaced file after thirty days and leaves its successor', async () => {
    const [former, present] = [await anUpload('1'), await anUpload('2')];
    uses.point('project 1', former);
    uses.point('project 1', present);
    wait(30 * DAY - 1);
    expect(await upkeep.sweep()).toMatchObject({ unused: 0, objects: 0 });
    wait(1);
    expect(await upkeep.sweep()).toMatchObject({ unused: 1, objects: 2 });
    expect(uses.files.map(({ name }) => name)).toEqual([present.name]);
    expect(storage.objects.size).toBe(2);
  });

  it('removes variants that were made a moment ago, and objects nobody knows only after a day', async () => {
    const key = await anUpload('1');
    wait(DAY);
    await put({ ...key, name: `${key.name}.w640.webp` }, 'young');
    await put(keyOf('2'), 'an upload that is about to be registered');
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 1, objects: 3 });
    expect([...storage.objects.keys()]).toEqual([`project-images/${keyOf('2').name}`]);
    wait(DAY);
    expect(await upkeep.sweep()).toMatchObject({ neverSaved: 0, objects: 1 });
  });

  it('leaves alone what this product did not name', async () => {
    await put({ bucket: 'project-images', name: 'policy.json' }, '{}');
    wait(100 * DAY);
    await upkeep.sweep();
    expect(storage.objects.size).toBe(1);
    expect(inBucket(await upkeep.check())?.foreign).toBe(1);
  });

  it('says what could not be removed and finds it the next time', async () => {
    const key = await anUpload('1');
    wait(DAY);
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
    wait(DAY);
    storage.failure = 'dependency_unavailable';
    const { failures } = await upkeep.sweep();
    expect(failures.map(({ place }) => place)).toEqual([
      '/files/project-images',
      '/files/publications',
      '/files/partner-logos',
      '/files/news-images',
    ]);
    storage.failure = undefined;
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('read-only'));
    const attempts = (await upkeep.sweep()).failures.length;
    expect(attempts).toBeGreaterThanOrEqual(20);
    expect(attempts).toBeLessThan(32);
    storage.remove = remove;
    expect(await upkeep.sweep()).toMatchObject({ objects: 32, failures: [] });
  });

  it('that runs by itself spares a store which most likely belongs to another database', async () => {
    await anUpload('1');
    for (const digit of '234') await put(keyOf(digit), 'unknown');
    uses.point('project 1', keyOf('1'));
    wait(2 * DAY);
    expect(await upkeep.sweep({ wary: true })).toMatchObject({ objects: 0, spared: 3 });
    expect(await upkeep.sweep()).toMatchObject({ objects: 3, spared: 0 });
  });

  it('ends between two objects when it is told to', async () => {
    await anUpload('1');
    wait(DAY);
    const end = new AbortController();
    end.abort();
    expect(await upkeep.sweep({ signal: end.signal })).toMatchObject({ neverSaved: 0, objects: 0 });
    expect(storage.objects.size).toBe(2);
  });
});

describe('a check', () => {
  it('counts files by what becomes of them, and says when', async () => {
    const [used, left] = [await anUpload('1'), await anUpload('2')];
    uses.point('project 1', left);
    uses.point('project 1', used);
    wait(2 * DAY);
    await anUpload('3');
    await put(keyOf('4'), 'unknown');
    storage.storedAt.set(`project-images/${keyOf('4').name}`, new Date(0));
    const report = inBucket(await upkeep.check());
    expect(report).toEqual({
      bucket: 'project-images',
      inUse: { files: 1, bytes: 13 },
      unused: { files: 1, bytes: 13, due: 0, next: new Date('2026-03-31T09:00:00Z') },
      neverSaved: { files: 1, bytes: 13, due: 0, next: new Date('2026-03-04T09:00:00Z') },
      unknown: { files: 1, bytes: 7 },
      missing: [],
      miscounted: 0,
      foreign: 0,
    });
    wait(DAY);
    expect(inBucket(await upkeep.check())?.neverSaved).toMatchObject({ due: 1, next: undefined });
    expect([storage.objects.size, uses.files.length]).toEqual([7, 3]);
  });

  it('names the records whose file is not there, or not whole', async () => {
    const [gone, short, unknown] = [await anUpload('1'), await anUpload('2'), keyOf('3')];
    uses.point('project 1', gone);
    uses.point('project 2', short);
    uses.records.set('project 3', unknown);
    await storage.remove(gone);
    await put(short, 'cut off');
    const reports = await upkeep.check();
    expect(inBucket(reports)?.missing).toEqual([
      { url: urlOf(gone), records: ['project 1'] },
      { url: urlOf(short), records: ['project 2'] },
      { url: urlOf(unknown), records: ['project 3'] },
    ]);
    expect(isBroken(reports)).toBe(true);
  });

  it('finds nothing broken when only a file that nobody uses is gone', async () => {
    await storage.remove(await anUpload('1'));
    const reports = await upkeep.check();
    expect(inBucket(reports)?.missing).toEqual([{ url: urlOf(keyOf('1')), records: [] }]);
    expect(isBroken(reports)).toBe(false);
  });

  it('does not take an upload for missing that came while it was looking', async () => {
    const list = storage.list.bind(storage);
    storage.list = async function* (bucket): ReturnType<FileStorage['list']> {
      yield* list(bucket);
      if (bucket === 'project-images' && uses.files.length === 0) await anUpload('1');
    };
    expect(inBucket(await upkeep.check())).toMatchObject({ missing: [], neverSaved: { files: 1 } });
  });

  it('counts files whose uses were miscounted', async () => {
    const key = await anUpload('1');
    uses.records.set('project 1', key);
    expect(inBucket(await upkeep.check())?.miscounted).toBe(1);
    expect(await upkeep.sweep()).toMatchObject({ recounted: 1 });
    expect(inBucket(await upkeep.check())).toMatchObject({ miscounted: 0, inUse: { files: 1 } });
  });
});
