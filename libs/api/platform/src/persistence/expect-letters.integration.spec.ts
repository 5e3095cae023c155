import { expect, it } from '@jest/globals';
import { createTemporaryDatabase, sharedCluster } from '@site/embedded-postgres';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { migrate } from './migrate';

class Nothing extends Migration {
  override up(): void {
    this.addSql('select 1');
  }
}
const migrations = [{ name: '20270101-nothing', load: () => Promise.resolve(Nothing) }];

it.each(['UTF8', 'SQL_ASCII'])(
  'An empty database of the locale C, encoded as %s, is refused',
  async (encoding) => {
    const place = await createTemporaryDatabase(sharedCluster());
    const server = new Client({ connectionString: sharedCluster().superUrl });
    await server.connect();
    try {
      const { rows } = await server.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      );
      const provider = Number(rows[0]?.version) < 150_000 ? '' : 'locale_provider libc';
      await server.query(`drop database "${place.name}"`);
      await server.query(
        `create database "${place.name}" owner site_owner template template0 encoding '${encoding}' locale 'C' ${provider}`,
      );
      await expect(migrate({ ...place, migrations })).rejects.toThrow(
        /the database does not know all letters/,
      );
    } finally {
      await server.end();
      await place.drop();
    }
  },
);
