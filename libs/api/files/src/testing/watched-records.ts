import { Client } from 'pg';
import type { FreshDatabase } from '@site/api-platform/testing';
import type { StorageKey } from '../application/file-storage';
import { urlOf } from '../domain/stored-file';
import { DatabaseFileRegister } from '../infrastructure/persistence/database-file-register';
import { aStoredFile } from './stored-file.builder';

/** A kind of content in a database of tests: records of a key and the URL of a file. */
export async function watchedRecords({ ownerUrl, appUrl, database }: FreshDatabase) {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create table drafts (id uuid primary key, url text)`);
  await owner.query(`call watch_file('drafts', 'url')`);
  const role = owner.escapeIdentifier(decodeURIComponent(new URL(appUrl).username));
  await owner.query(`grant select, insert, update, delete on drafts to ${role}`);
  await owner.end();

  const register = new DatabaseFileRegister(database);
  let registered = 0;
  const { query } = database;
  return {
    register: async (key: StorageKey, size: number): Promise<void> => {
      registered += 1;
      const id = `01900000-0000-7000-9000-${registered.toString(16).padStart(12, '0')}`;
      await register.add(aStoredFile({ ...key, id, size }));
    },
    point: async (record: string, file?: StorageKey): Promise<void> => {
      await query('insert into drafts values ($1, $2) on conflict (id) do update set url = excluded.url', [
        record,
        file === undefined ? null : urlOf(file),
      ]);
    },
    withdraw: async (record: string): Promise<void> => {
      await query('delete from drafts where id = $1', [record]);
    },
    age: async ({ bucket, name }: StorageKey, hours: number): Promise<void> => {
      await query(
        `update files set uploaded_at = uploaded_at - make_interval(hours => $3),
         unused_since = unused_since - make_interval(hours => $3) where bucket = $1 and name = $2`,
        [bucket, name, hours],
      );
    },
    miscount: async ({ bucket, name }: StorageKey, uses: number): Promise<void> => {
      await query('update files set uses = $3 where bucket = $1 and name = $2', [bucket, name, uses]);
    },
  };
}
