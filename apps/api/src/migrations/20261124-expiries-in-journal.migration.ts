import { Migration } from '@mikro-orm/migrations';

/** What goes at the end of its time is in the journal, too: of rows about people only how many there were. */
export class ExpiriesInJournalMigration extends Migration {
  override up(): void {
    this.addSql(EXPIRIES);
  }
}

const EXPIRIES = `
-- of how many, where no single record is meant
alter table journal add column amount int null;

create or replace function forget_versions() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.id;
  if not is_back then
    delete from record_versions where kind = old.kind and record = old.id;
    perform note(coalesce(said_deed(), 'erased'), old.kind, old.id, acting_person());
  end if;
  return null;
end
$$;
`;
