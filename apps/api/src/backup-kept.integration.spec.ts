import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Backup, BackupHistory, NightlyBackup, type StoredFiles } from '@site/api-platform/backup';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { PUBLIC_URL } from './testing/forged-token';
import { aStore } from './testing/stores-of-backup';

const NEVER = new AbortController().signal;
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
const backupOf = (files: StoredFiles): Backup =>
  new Backup({ databaseUrl: fresh.appUrl, files, passphrase: undefined });

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
