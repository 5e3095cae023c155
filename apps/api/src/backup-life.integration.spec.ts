import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FileUpkeep } from '@site/api-files';
import { describeObjectStores, ONE_KIND } from '@site/api-files/testing';
import { DomainError } from '@site/api-kernel';
import { Backup, NightlyBackup, Restore, StoredFiles } from '@site/api-platform/backup';
import { createOrm, Database } from '@site/api-platform/persistence';
import { emptyDatabase, freshDatabase } from '@site/api-platform/testing';
import { Client } from 'minio';
import { migrations } from './migrations';
import { formerDatabase } from './testing/former-database';
import { anAdministrator } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { runBuilt, startBuilt } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { aStore, watched } from './testing/stores-of-backup';
import { dumpOf } from './testing/stored-state';
import { administratorOf, folderOfSuite } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const editor = administratorOf(product);
const folder = folderOfSuite('site-backups-');
let files: StoredFiles;

beforeAll(async () => {
  files = product.app.get(StoredFiles, { strict: false });
});

const newPath = (name: string): string => join(folder, `${name}.backup`);
const backupOf = (store: StoredFiles, databaseUrl = product.database.appUrl): Backup =>
  new Backup({ databaseUrl, files: store, passphrase: undefined });
const restoreInto = (place: { ownerUrl: string; appUrl: string }, store: StoredFiles): Restore =>
  new Restore({ plan: { ...place, migrations }, files: store, passphrase: undefined });

async function anImage(
  on: Pick<Product, 'ask'> = product,
  { token } = editor,
  query = product.query,
): Promise<{ id: string; url: string }> {
  const form = formWith(await aJpeg(64, 48));
  const { body } = await on.ask('/api/v1/files/project-images', { ...form, token });
  const project = aProject({ image_url: body['url'] });
  expect((await on.ask('/api/v1/projects', { body: project, token })).status).toBe(201);
  const [row] = await query<{ id: string }>(`select id from files where $1 like '%' || name`, [body['url']]);
  return { id: row!.id, url: String(body['url']) };
}

describe('a backup while others work', () => {
  it('holds what its moment named: what is replaced meanwhile stays until it is done', async () => {
    const image = await anImage();
    const former = (await product.ask(image.url)).bytes;
    const replaced = async (): Promise<void> => {
      const form = formWith(await aJpeg(80, 60));
      const headers = { ...form.headers, 'If-Match': '*' };
      const path = `/api/v1/files/${image.id}/content`;
      const { status } = await product.ask(path, { ...form, headers, method: 'PUT', token: editor.token });
      expect(status).toBeLessThan(300);
      await product.query(`update files set uploaded_at = uploaded_at - interval '2 days'`);
      writeFileSync(join(product.dataDir, 'files/project-images', `${'9'.repeat(32)}.jpg`), 'unknown');
      utimesSync(join(product.dataDir, 'files/project-images', `${'9'.repeat(32)}.jpg`), 0, 0);
      const { failures, objects } = await product.app.get(FileUpkeep, { strict: false }).sweep();
      expect([objects, failures.map(({ place }) => place)]).toEqual([0, ['/files']]);
    };
    let once: Promise<void> | undefined;
    await backupOf(watched(files, { open: () => (once ??= replaced()) })).write(newPath('busy'));
    expect(once).toBeDefined();
    const [place, store] = [await emptyDatabase(), aStore()];
    try {
      await restoreInto(place, store).from(newPath('busy'));
      expect([...store.kept.values()].some((bytes) => bytes.equals(former))).toBe(true);
      const { failures, objects } = await product.app.get(FileUpkeep, { strict: false }).sweep();
      expect([objects, failures]).toEqual([1, []]);
    } finally {
      await place.drop();
    }
  });

  it('fails where most files are not to be found, and leaves nothing behind', async () => {
    await anImage();
    const lost: StoredFiles = { ...aStore(), namedBy: (run) => files.namedBy(run) };
    await expect(backupOf(lost).write(newPath('lost'))).rejects.toThrow('most files are missing');
    expect(readdirSync(folder).filter((name) => name.startsWith('lost'))).toEqual([]);
  });

  it('is given up with its process, and leaves nothing behind', async () => {
    const end = new AbortController();
    const ending = watched(files, { open: () => Promise.resolve(end.abort()) });
    await expect(backupOf(ending).write(newPath('ended'), end.signal)).rejects.toThrow(/abort/i);
    expect(readdirSync(folder).filter((name) => name.startsWith('ended'))).toEqual([]);
  });
});

describe('a restore', () => {
  it('into a store that becomes full leaves neither rows nor files', async () => {
    await anImage();
    await backupOf(files).write(newPath('whole'));
    const [place, store] = [await emptyDatabase(), aStore()];
    let stored = 0;
    const full = watched(store, {
      put: () => (++stored > 1 ? Promise.reject(new DomainError('insufficient_storage')) : Promise.resolve()),
    });
    const orm = createOrm(place.ownerUrl, []);
    try {
      await expect(restoreInto(place, full).from(newPath('whole'))).rejects.toThrow('insufficient_storage');
      const tables = await new Database(orm).query(
        `select from pg_tables where schemaname in ('public', 'jobs')`,
      );
      expect([tables, store.kept.size]).toEqual([[], 0]);
      await restoreInto(place, store).from(newPath('whole'));
      expect(store.kept.size).toBeGreaterThan(1);
    } finally {
      await orm.close(true);
      await place.drop();
    }
  });

  it.each(['20261121-file-uses', '20261124-jobs', '20261130-media', '20261123-backups'])(
    'of a release before %s keeps every row and brings them up to date',
    async (step) => {
      const former = await formerDatabase(step);
      const [place, store] = [await emptyDatabase(), aStore()];
      const orm = createOrm(place.ownerUrl, []);
      try {
        await former.database.query(
          `insert into users (id, email, full_name, password_hash) values (gen_random_uuid(), 'a@example.org', 'A', 'x')`,
        );
        await backupOf(aStore(), former.appUrl).write(newPath(step));
        const { migrated } = await restoreInto(place, store).from(newPath(step));
        expect([migrated[0], migrated.at(-1)]).toEqual([step, migrations.at(-1)?.name]);
        await former.upgrade();
        const { query } = new Database(orm);
        const dumps = [await dumpOf(former.database.query), await dumpOf(query)];
        // When a step was done, and what it made then, is of the place where it was done.
        const ofItsPlace = /^(mikro_orm_migrations|partner_order) .*$/gm;
        const [theirs, ours] = dumps.map((dump) => dump.replaceAll(ofItsPlace, '').split('\n').sort());
        expect(ours).toEqual(theirs);
      } finally {
        await orm.close(true);
        await place.drop();
        await former.drop();
      }
    },
  );
});

describe('the backup of each night', () => {
  it('is noted, and the oldest of its kind go, and nothing else', async () => {
    const nights = join(folder, 'nights');
    const on = await startProduct({
      sharing: product,
      environment: { BACKUP_DIR: nights, BACKUP_KEEP: '2' },
    });
    const nightly = on.app.get(NightlyBackup, { strict: false });
    try {
      const removed: number[] = [];
      for (const year of [2001, 2002, 2003]) {
        removed.push((await nightly.run(AbortSignal.timeout(600_000))).removed);
        const newest = readdirSync(nights).find((name) => !name.includes('-200'))!;
        const renamed = join(nights, newest.replace(/\d{4}/, String(year)));
        writeFileSync(join(nights, `note-${year}.txt`), '');
        renameSync(join(nights, newest), renamed);
        utimesSync(renamed, year, year);
      }
      expect(removed).toEqual([0, 0, 1]);
      expect(
        readdirSync(nights)
          .map((name) => name.slice(0, 19))
          .sort(),
      ).toEqual([
        'note-2001.txt',
        'note-2002.txt',
        'note-2003.txt',
        'site-site.test-2002',
        'site-site.test-2003',
      ]);
      expect(await product.query('select files > 0 as has, missing from backups')).toEqual(
        Array.from({ length: 3 }, () => ({ has: true, missing: 0 })),
      );
    } finally {
      await on.stop();
    }
  });
});

describeObjectStores(
  'files on',
  (store) => {
    it('come into the archive, and back into other buckets', async () => {
      const environment = (urls: { appUrl: string; ownerUrl: string }, prefix: string, dataDir: string) => ({
        DATABASE_URL: urls.appUrl,
        MIGRATION_DATABASE_URL: urls.ownerUrl,
        DATA_DIR: dataDir,
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: store().endpoint,
        S3_ACCESS_KEY: store().accessKey,
        S3_SECRET_KEY: store().secretKey,
        S3_BUCKET_PREFIX: prefix,
      });
      const [fresh, place, other] = [
        await freshDatabase(),
        await emptyDatabase(),
        mkdtempSync(join(folder, 'other-')),
      ];
      const ours = environment(fresh, 'one-', mkdtempSync(join(folder, 'own-')));
      const theirs = environment(place, 'two-', other);
      const on = await startBuilt(fresh, { environment: ours, dataDir: ours.DATA_DIR });
      const { hostname, port } = new URL(store().endpoint);
      const client = new Client({ ...store(), endPoint: hostname, port: Number(port), useSSL: false });
      try {
        const { query } = fresh.database;
        const image = await anImage(on, await anAdministrator(on, query), query);
        expect((await runBuilt('cli', ['backup', newPath('s3')], ours)).code).toBe(0);
        expect((await runBuilt('cli', ['restore', newPath('s3')], theirs)).code).toBe(0);
        const bytes = (prefix: string) =>
          client.getObject(`${prefix}project-images`, String(image.url.split('/').at(-1))).then(buffer);
        expect((await bytes('two-')).equals(await bytes('one-'))).toBe(true);
        const full = { ...theirs, ...(await anotherPlace()) };
        const again = await runBuilt('cli', ['restore', newPath('s3')], full);
        expect([again.code, again.output]).toEqual([
          1,
          expect.stringContaining('there are files in the S3 store already'),
        ]);
      } finally {
        await on.stop();
        await fresh.close();
        await place.drop();
      }
    });
  },
  ONE_KIND,
);

async function anotherPlace() {
  const { appUrl, ownerUrl } = await emptyDatabase();
  return { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl };
}
