import { Migration } from '@mikro-orm/migrations';

/** Versions by which records came back from the bin say so: nothing else told them from saves that changed nothing. */
export class ReturnsFromBinMigration extends Migration {
  override up(): void {
    for (const statement of [VERSIONS, FORMER]) this.addSql(statement);
  }
}

const VERSIONS = `
alter table record_versions add column from_bin boolean not null default false;

create or replace function begin_versions() returns trigger language plpgsql as $$
declare
  apart text[] := tg_argv[0];
begin
  insert into record_versions
    select tg_table_name, id, version, present,
      case when former is null then '{}' else changed_fields(former, present) end, edited_by, edited_at,
      former is not null
    from (
      select id, version, said_fields(to_jsonb(added), apart) as present, edited_by, edited_at,
        -- of a record that comes back
        (select fields from record_versions known where known.kind = tg_table_name and known.record = added.id
          and known.version < added.version order by known.version desc limit 1) as former
      from added) said
    on conflict (kind, record, version) do update
      set fields = excluded.fields, changed = excluded.changed, edited_by = excluded.edited_by,
        edited_at = excluded.edited_at, from_bin = excluded.from_bin;
  return null;
end
$$;
`;

const FORMER = `
-- a record that was deleted after a version is there again by the next one
update record_versions back set from_bin = true
  from record_versions former, journal
  where former.kind = back.kind and former.record = back.record and former.version = back.version - 1
    and journal.kind = back.kind and journal.record = back.record and journal.deed = 'withdrawn'
    and journal.at between former.edited_at and back.edited_at;
`;
