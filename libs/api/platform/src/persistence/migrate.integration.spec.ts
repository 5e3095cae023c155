import { expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { emptyDatabase } from '../testing/fresh-database';
import { migrate } from './migrate';

class AColumn extends Migration {
  override up(): void {
    this.addSql('alter table wells add column depth integer');
  }
}

it('A step whose table somebody reads for long lets others read meanwhile, and is done afterwards', async () => {
  const empty = await emptyDatabase();
  const [backup, visitor] = [1, 2].map(
    () => new Client({ connectionString: empty.ownerUrl, statement_timeout: 8_000 }),
  ) as [Client, Client];
  try {
    await Promise.all([backup.connect(), visitor.connect()]);
    await visitor.query('create table wells (name text)');
    await backup.query('begin');
    await backup.query('lock table wells in access share mode');
    let waited = 0;
    const step = { name: '20270101-a-column', load: () => Promise.resolve(AColumn) };
    const migrated = migrate({ ...empty, migrations: [step], waits: () => (waited += 1) });
    const queued = `select from pg_locks where not granted and relation = 'wells'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await visitor.query(queued)).rowCount === 0) {
      /* it is on its way */
    }
    await visitor.query('select * from wells');
    await backup.query('commit');
    expect(await migrated).toEqual([step.name]);
    expect(waited).toBeGreaterThan(0);
    expect((await visitor.query('select depth from wells')).rowCount).toBe(0);
  } finally {
    await Promise.all([backup.end(), visitor.end()]);
    await empty.drop();
  }
}, 60_000);
