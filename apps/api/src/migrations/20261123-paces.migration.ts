import { Migration } from '@mikro-orm/migrations';

/** When the next piece of work may begin of what goes at one pace over all instances. */
export class PacesMigration extends Migration {
  override up(): void {
    this.addSql(`create unlogged table paces (
      name text not null primary key,
      -- when the last turn that was given out begins
      turn timestamptz not null
    )`);
  }
}
