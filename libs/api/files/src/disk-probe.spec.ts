import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskProbe, type Disk } from './infrastructure/disk/disk-probe';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';

const MEBIBYTE = 1024 ** 2;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'probe-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A disk of blocks of one kibibyte, which can be filled and made read-only. */
class TestDisk implements Disk {
  free = 1_000 * MEBIBYTE;
  entries = 1_000;
  readOnly = '';
  hangs = false;

  async access(path: string): Promise<void> {
    if (this.hangs) await new Promise(() => undefined);
    if (path === this.readOnly) throw Object.assign(new Error('read-only'), { code: 'EROFS', errno: -30 });
  }

  async statfs() {
    return { bavail: this.free / 1_024, bsize: 1_024, files: 5_000, ffree: this.entries };
  }
}

function watched(disk?: TestDisk, folders = ['.incoming', 'publications']) {
  const turns: (string | undefined)[] = [];
  const paths = folders.map((folder) => join(root, folder));
  const patience = disk?.hangs ? 50 : 60_000;
  const probe = new DiskProbe(paths, { turned: (failure) => turns.push(failure?.code), patience, disk });
  return { probe, turns };
}

describe('a folder for files', () => {
  it('is fit for them, even before it exists, and nothing is written to find out', async () => {
    const { probe, turns } = watched();
    expect([await probe.works(), turns, await readdir(root)]).toEqual([true, [], []]);
  });

  it('is not while something else is in its place', async () => {
    await writeFile(join(root, 'taken'), '');
    const { probe, turns } = watched(undefined, ['taken/files/publications']);
    expect(await probe.works()).toBe(false);
    await rm(join(root, 'taken'));
    expect([await probe.works(), turns]).toEqual([true, ['ENOTDIR', undefined]]);
  });

  it('is not while any of its parts is read-only', async () => {
    const disk = new TestDisk();
    const { probe } = watched(disk);
    disk.readOnly = join(root, 'publications');
    expect(await probe.works()).toBe(false);
    disk.readOnly = '';
    expect(await probe.works()).toBe(true);
  });

  it.each([
    ['room', { free: 0 }],
    ['entries', { entries: 0 }],
  ])('is not while no %s are left, and says so once', async (_, lacking) => {
    const disk = Object.assign(new TestDisk(), lacking);
    const { probe, turns } = watched(disk);
    expect([await probe.works(), await probe.works()]).toEqual([false, false]);
    Object.assign(disk, new TestDisk());
    expect([await probe.works(), turns]).toEqual([true, ['ENOSPC', undefined]]);
  });

  it('is not while the disk does not answer, and is asked once by all who want to know', async () => {
    const disk = new TestDisk();
    disk.hangs = true;
    const { probe, turns } = watched(disk);
    expect(await Promise.all([probe.works(), probe.works()])).toEqual([false, false]);
    expect(turns).toEqual(['ETIMEDOUT']);
  });
});

describe('an upload that found no room', () => {
  const lend = (incoming: IncomingFolder, failure?: Error) =>
    incoming
      .lend(async () => {
        if (failure) throw failure;
      })
      .catch((error: unknown) => error);
  const full = new DomainError('insufficient_storage');

  it('tells that the disk is full until one is stored', async () => {
    const { probe } = watched(new TestDisk());
    const incoming = new IncomingFolder(root, probe);
    await mkdir(root, { recursive: true });
    await lend(incoming, full);
    expect(await probe.works()).toBe(false);
    await lend(incoming, new DomainError('unsupported_media_type'));
    expect(await probe.works()).toBe(false);
    await lend(incoming);
    expect(await probe.works()).toBe(true);
  });

  it('tells that the disk is full until there is more room than it found', async () => {
    const disk = new TestDisk();
    disk.free = 12 * MEBIBYTE;
    const { probe } = watched(disk);
    await lend(new IncomingFolder(root, probe), full);
    disk.free = 12.5 * MEBIBYTE;
    expect(await probe.works()).toBe(false);
    disk.free = 14 * MEBIBYTE;
    expect(await probe.works()).toBe(true);
    disk.free = 12 * MEBIBYTE;
    expect(await probe.works()).toBe(true);
  });
});
