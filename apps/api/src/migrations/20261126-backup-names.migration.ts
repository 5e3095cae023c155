import { Migration } from '@mikro-orm/migrations';

/** Which file a backup is, so that the last one that has all files is not taken for one of those that may go. */
export class BackupNamesMigration extends Migration {
  override up(): void {
    this.addSql('alter table backups add column name text;');
  }
}
