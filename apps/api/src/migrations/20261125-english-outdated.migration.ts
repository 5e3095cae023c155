import { Migration } from '@mikro-orm/migrations';

/** Records whose French is newer than their English. */
export class EnglishOutdatedMigration extends Migration {
  override up(): void {
    for (const statement of [PROCEDURE, KINDS]) this.addSql(statement);
  }
}

const PROCEDURE = `
-- records of a table can say that their English is to be read again
create procedure mark_outdated_english(of_kind text) language plpgsql as $$
begin
  execute format('alter table %I add column english_outdated boolean not null default false', of_kind);
  -- what versions have not said would look like a change
  update record_versions set fields = fields || '{"english_outdated": false}' where kind = of_kind;
end
$$;
`;

const KINDS = `
call mark_outdated_english('projects');
call mark_outdated_english('publications');
call mark_outdated_english('partners');
call mark_outdated_english('news');
`;
