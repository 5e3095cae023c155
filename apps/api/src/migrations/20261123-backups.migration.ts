import { Migration } from '@mikro-orm/migrations';

/** When a copy of everything was finished, for whoever wants to know how old the last one is. */
export class BackupsMigration extends Migration {
  override up(): void {
    this.addSql(`
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz(6) not null default now(),
  bytes bigint not null,
  files int not null,
  -- files that rows named and the store had not
  missing int not null
);
create index backups_by_finished_at on backups (finished_at);
`);
  }
}
