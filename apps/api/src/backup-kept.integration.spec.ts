import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Backup, BackupHistory, NightlyBackup, type StoredFiles } from '@site/api-platform/backup';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { PUBLIC_URL } from './testing/forged-token';
import { runBuilt, startBuilt, until } from './testing/running-product';
import { aStore, watched } from './testing/stores-of-backup';

const NEVER = new AbortController().signal;
const MEBIBYTE = 1024 * 1024;
const HELD = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`news-images/${name}.jpg`, Buffer.from(name)]),
);
let fresh: FreshDatabase;
let folder: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), 'site-kept-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await fresh.close();
});

const newFolder = (): string => mkdtempSync(join(folder, 'backups-'));
const ENOUGH = (): Promise<number> => Promise.resolve(Infinity);
const backupOf = (files: StoredFiles, freeBytesAt = ENOUGH): Backup =>
  new Backup({ databaseUrl: fresh.appUrl, files, passphrase: undefined, freeBytesAt });

describe('backups of nights', () => {
  it('without some files do not push out the last one that has all', async () => {
    const [all, nights] = [aStore(HELD), newFolder()];
    const some: StoredFiles = {
      ...all,
      sizeOf: (path) => (path.endsWith('a.jpg') ? Promise.resolve(undefined) : all.sizeOf(path)),
    };
    for (const [day, files] of [all, all, some, some, some].entries()) {
      await new NightlyBackup({
        backup: backupOf(files),
        history: new BackupHistory(fresh.database),
        clock: { now: () => new Date(Date.UTC(2001, 0, 1 + day)) },
        folder: nights,
        keep: 2,
        publicUrl: PUBLIC_URL,
      }).run(NEVER);
    }
    const days = readdirSync(nights).map((name) => /-01-(\d\d)T/.exec(name)?.[1]);
    expect(days.sort()).toEqual(['02', '04', '05']);
  });
});

describe('a backup by command', () => {
  it('without some files removes none where the database does not say which of them has all', async () => {
    const [nights, dataDir, other] = [newFolder(), newFolder(), await freshDatabase()];
    const owner = new Client({ connectionString: other.ownerUrl });
    try {
      const names = ['a', 'b'].map((letter) => `${letter.repeat(32)}.jpg`);
      await other.database.query(
        `insert into files (id, bucket, name, original_name, content_type, size, sha256)
         select gen_random_uuid(), 'news-images', name, 'a.jpg', 'image/jpeg', 1, sha256('a') from unnest($1::text[]) name`,
        [names],
      );
      mkdirSync(join(dataDir, 'files/news-images'), { recursive: true });
      writeFileSync(join(dataDir, 'files/news-images', names[0] ?? ''), 'a');
      await owner.connect();
      // As a former release had it.
      await owner.query('alter table backups drop column name');
      const former = join(nights, 'site-site.test-2001-01-01T01-30-00Z.backup');
      writeFileSync(former, '');
      utimesSync(former, 0, 0);
      const { code, output } = await runBuilt('cli', ['backup', nights, '--keep', '1'], {
        DATABASE_URL: other.appUrl,
        MIGRATION_DATABASE_URL: other.ownerUrl,
        DATA_DIR: dataDir,
      });
      expect([code, output]).toEqual([1, expect.stringContaining('none is removed')]);
      expect(readdirSync(nights)).toHaveLength(2);
    } finally {
      await owner.end();
      await other.close();
    }
  });
});

describe('a folder for the backups of nights', () => {
  const MISSING = (): string => join(newFolder(), 'not', 'there');
  const FILE = (): string => {
    const path = join(newFolder(), 'file');
    writeFileSync(path, '');
    return path;
  };

  it.each([
    ['is below one that is missing', MISSING],
    ['is a file', FILE],
  ])('that %s is told of at the start, and keeps no visitor waiting', async (_, make) => {
    const environment = { BACKUP_DIR: make() };
    const product = await startBuilt(fresh, { environment });
    await until(() => product.log().some(({ level }) => level === 'error'));
    const told = product.log().filter(({ level }) => level === 'error');
    expect(told).toMatchObject([
      {
        msg: 'no backup can be written to BACKUP_DIR',
        err: { message: expect.stringContaining(environment.BACKUP_DIR) },
      },
    ]);
    expect((await product.stop()).code).toBe(0);
  });

  it('that is missing is made', async () => {
    const environment = { BACKUP_DIR: join(newFolder(), 'nights') };
    const product = await startBuilt(fresh, { environment });
    await until(() => readdirSync(environment.BACKUP_DIR).length === 0);
    expect((await product.stop()).output).not.toContain('"level":"error"');
  });
});

describe('a backup on a disk that others need, too', () => {
  it('is given up before there is nothing left, and leaves nothing behind', async () => {
    const nights = newFolder();
    let looks = 0;
    const freeBytesAt = (): Promise<number> => Promise.resolve((looks += 1) < 3 ? Infinity : -1);
    const files = aStore({ 'publications/long.pdf': Buffer.alloc(40 * MEBIBYTE) });
    await expect(backupOf(files, freeBytesAt).write(join(nights, 'a.backup'))).rejects.toThrow(
      'too little room',
    );
    expect(readdirSync(nights)).toEqual([]);
  });

  it('is not begun with files for which there is no room', async () => {
    const opened: string[] = [];
    const files = watched(aStore(HELD), { open: () => Promise.resolve(void opened.push('one')) });
    const writing = backupOf(files, () => Promise.resolve(2)).write(join(newFolder(), 'a.backup'));
    await expect(writing).rejects.toThrow('too little room');
    expect(opened).toEqual([]);
  });
});
