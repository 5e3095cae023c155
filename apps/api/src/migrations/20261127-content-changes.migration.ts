import { Migration } from '@mikro-orm/migrations';

/** Every change of a record in an order that can be read on without gap, for whoever keeps a copy. */
export class ContentChangesMigration extends Migration {
  override up(): void {
    for (const statement of [CHANGES, TELLING, KINDS]) this.addSql(statement);
  }
}

const CHANGES = `
create table content_changes (
  -- transactions are numbered in each server from its beginning: a restored copy of another one starts a generation
  generation int not null,
  transaction xid8 not null default pg_current_xact_id(),
  position bigint generated always as identity,
  kind text not null,
  record uuid not null,
  -- null: it was removed
  version int null,
  at timestamptz(6) not null default clock_timestamp(),
  primary key (generation, transaction, position)
);
create index content_changes_at on content_changes using brin (at);
`;

const TELLING = `
-- what nobody here can have written yet was written elsewhere
create function generation_of_changes() returns int language sql stable
  return coalesce((
    select case
      when transaction >= pg_snapshot_xmax(pg_current_snapshot()) and transaction <> pg_current_xact_id()
        then generation + 1
      else generation end
    from content_changes order by generation desc, transaction desc, position desc limit 1), 0);

-- once for all rows of a statement: ten thousand at a time are written, too
create function tell_written() returns trigger language plpgsql as $$
begin
  insert into content_changes (generation, kind, record, version)
    select generation, tg_table_name, id, version from written, generation_of_changes() generation;
  return null;
end
$$;
create function tell_revised() returns trigger language plpgsql as $$
begin
  insert into content_changes (generation, kind, record, version)
    select generation, tg_table_name, written.id, written.version
    from generation_of_changes() generation, written join former using (id)
    where written.version <> former.version;
  return null;
end
$$;
create function tell_removed() returns trigger language plpgsql as $$
begin
  insert into content_changes (generation, kind, record)
    select generation, tg_table_name, id from former, generation_of_changes() generation;
  return null;
end
$$;

-- the changes of a table's records (with "id", "version")
create procedure tell_changes(kind text) language plpgsql as $$
begin
  execute format('create trigger %1$s_written_told after insert on %1$I
    referencing new table as written for each statement execute function tell_written()', kind);
  execute format('create trigger %1$s_revised_told after update on %1$I
    referencing new table as written old table as former for each statement execute function tell_revised()', kind);
  execute format('create trigger %1$s_removed_told after delete on %1$I
    referencing old table as former for each statement execute function tell_removed()', kind);
end
$$;
`;

const KINDS = `
call tell_changes('projects');
call tell_changes('publications');
call tell_changes('partners');
call tell_changes('news');
`;
