import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStorage } from './infrastructure/disk/disk-file-storage';
import { asStorageError } from './infrastructure/disk/disk-error';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';
import { describeFileStorage } from './testing/file-storage-contract';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const unfinished = () => readdir(join(root, '.incoming'));
const onDisk = (folder = root) => new DiskFileStorage(folder, new IncomingFolder(folder));
async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

describe('InMemoryFileStorage', () => describeFileStorage({ storage: () => new InMemoryFileStorage() }));

describe('DiskFileStorage', () => {
  describeFileStorage({ storage: () => onDisk() });

  it('leaves nothing unfinished behind, whatever failed', async () => {
    expect(await unfinished()).toEqual([]);
  });

  it.each(['../x', '.hidden', 'a/b', '', 'A.jpg'])('takes no object called %j', async (name) => {
    const key = { bucket: 'publications', name } as const;
    await expect(onDisk().put(key, bytesOf('a'), 1)).rejects.toThrow(TypeError);
    await expect(onDisk().open(key)).rejects.toThrow(TypeError);
  });

  it('says that the store is unavailable when its folder is none', async () => {
    const folder = join(root, 'a-file');
    await writeFile(folder, '');
    const key = { bucket: 'publications', name: 'a.pdf' } as const;
    const unavailable = { code: 'dependency_unavailable', retryAfter: 5 };
    await expect(onDisk(folder).put(key, bytesOf('a'), 1)).rejects.toMatchObject(unavailable);
    await expect(onDisk(folder).sizeOf(key)).rejects.toMatchObject(unavailable);
    await expect(onDisk(folder).open(key)).rejects.toMatchObject(unavailable);
    const listing = onDisk(folder).list('publications')[Symbol.asyncIterator]();
    await expect(listing.next()).rejects.toMatchObject(unavailable);
  });

  it('lists no folder, no link and nothing that could not be an object', async () => {
    const bucket = join(root, 'news-images');
    await mkdir(join(bucket, 'folder.jpg'), { recursive: true });
    await symlink(join(root, 'project-images'), join(bucket, 'link.jpg'));
    await writeFile(join(bucket, 'Thumbs.db'), '');
    await writeFile(join(bucket, '.partial.jpg'), '');
    for await (const { name } of onDisk().list('news-images')) expect(name).toMatch(/^\d+\.jpg$/);
  });

  it.each(['/proc/nope', '/proc/nope/files', '/dev/null/files'])(
    'gives up where no folder can be made: %s',
    async (folder) => {
      const key = { bucket: 'publications', name: 'a.pdf' } as const;
      const unavailable = { code: 'dependency_unavailable' };
      await expect(onDisk(folder).put(key, bytesOf('a'), 1)).rejects.toMatchObject(unavailable);
      await expect(new IncomingFolder(folder).lend(async () => undefined)).rejects.toMatchObject(unavailable);
    },
  );

  it('says that the disk is full, and keeps nothing', async () => {
    const folder = join(root, 'full');
    await mkdir(folder);
    class FullFolder extends IncomingFolder {
      override async newPath(): Promise<string> {
        throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', errno: -28 });
      }
    }
    const storage = new DiskFileStorage(folder, new FullFolder(folder));
    const key = { bucket: 'publications', name: 'a.pdf' } as const;
    await expect(storage.put(key, bytesOf('a'), 1)).rejects.toMatchObject({ code: 'insufficient_storage' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves errors alone that are not of the disk', () => {
    const error = new RangeError('2 bytes came instead of 3');
    expect(asStorageError(error)).toBe(error);
  });
});

describe('the folder of what is not yet whole', () => {
  it('lends a folder and removes it, whatever happens in it', async () => {
    const folder = new IncomingFolder(join(root, 'lending'));
    let lent = '';
    const work = folder.lend(async (path) => {
      lent = path;
      await writeFile(join(path, 'received'), 'abc');
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(lent).not.toBe('');
    expect(await readdir(join(root, 'lending', '.incoming'))).toEqual([]);
  });

  it('is swept of what dead processes left, and of nothing that a living one may still write', async () => {
    const now = new Date('2026-03-01T09:00:00Z');
    const place = join(root, 'sweeping', '.incoming');
    const host = hostname().replaceAll(/[^\w.-]/g, '-');
    const [dead, own, living] = [`${host}~4194999~a`, `${host}~${process.pid}~b`, `${host}~1~c`];
    const [elsewhere, abandoned] = ['elsewhere~1~d', 'elsewhere~1~e'];
    for (const name of [dead, own, living, elsewhere, abandoned]) {
      await mkdir(join(place, name), { recursive: true });
      await utimes(join(place, name), now, now);
    }
    await utimes(join(place, abandoned), now, new Date('2026-03-01T07:59:00Z'));
    await symlink(root, join(place, `${host}~4194998~link`));
    await new IncomingFolder(join(root, 'sweeping')).sweep(now);
    expect((await readdir(place)).sort()).toEqual([elsewhere, living].sort());
    expect((await readdir(root)).length).toBeGreaterThan(1);
  });

  it('needs no sweeping where there is none yet', async () => {
    await new IncomingFolder(join(root, 'nowhere')).sweep(new Date());
  });
});
