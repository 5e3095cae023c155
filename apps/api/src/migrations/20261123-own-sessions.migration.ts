import { Migration } from '@mikro-orm/migrations';

/** Whoever is signed in sees where: on which device, and from which address it was used last. */
export class OwnSessionsMigration extends Migration {
  override up(): void {
    this.addSql(`
alter table sessions
  add column device varchar(80) null,
  -- forgotten within 30 days
  add column address varchar(45) null`);
  }
}
