import { Migration } from '@mikro-orm/migrations';

/** Whatever a record said is kept, whoever wrote it and by whatever way. */
export class VersionsMigration extends Migration {
  override up(): void {
    for (const statement of [VERSIONS, KEEPING, KINDS]) this.addSql(statement);
  }
}

const VERSIONS = `
create table record_versions (
  kind text not null,
  record uuid not null,
  version int not null,
  -- the whole record, by its columns
  fields jsonb not null,
  changed text[] not null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  primary key (kind, record, version)
);
create index record_versions_edited_by on record_versions (edited_by);
create index record_versions_edited_at on record_versions (edited_at);
`;

const KEEPING = `
-- what a record says: no identity, nothing that is derived or counted
create function said_fields(row_of jsonb, apart text[]) returns jsonb language sql immutable
  return row_of - apart;

create function changed_fields(former jsonb, present jsonb) returns text[] language sql immutable
  return array(select key from jsonb_each(present) where value is distinct from former -> key);

-- a change that nobody has numbered and signed is one all the same
create function count_version() returns trigger language plpgsql as $$
declare
  apart text[] := tg_argv[0];
begin
  if said_fields(to_jsonb(old), apart) is distinct from said_fields(to_jsonb(new), apart) then
    new.version := old.version + 1;
    if new.edited_at = old.edited_at then
      new.edited_by := null;
      new.edited_at := now();
    end if;
  end if;
  return new;
end
$$;

-- of all rows of a statement at once: thousands are loaded as quickly as before
create function begin_versions() returns trigger language plpgsql as $$
declare
  apart text[] := tg_argv[0];
begin
  insert into record_versions
    select tg_table_name, id, version, present,
      case when former is null then '{}' else changed_fields(former, present) end, edited_by, edited_at
    from (
      select id, version, said_fields(to_jsonb(added), apart) as present, edited_by, edited_at,
        -- of a record that comes back
        (select fields from record_versions known where known.kind = tg_table_name and known.record = added.id
          and known.version < added.version order by known.version desc limit 1) as former
      from added) said
    on conflict (kind, record, version) do update
      set fields = excluded.fields, changed = excluded.changed, edited_by = excluded.edited_by,
        edited_at = excluded.edited_at;
  return null;
end
$$;

create function keep_versions_of_changes() returns trigger language plpgsql as $$
declare
  apart text[] := tg_argv[0];
begin
  insert into record_versions
    select tg_table_name, id, version, present, changed_fields(former, present), edited_by, edited_at
    from (
      select changed.id, changed.version, said_fields(to_jsonb(changed), apart) as present, changed.edited_by,
        changed.edited_at, said_fields(to_jsonb(standing), apart) as former
      from changed join standing using (id) where changed.version <> standing.version) said
    on conflict (kind, record, version) do update
      set fields = excluded.fields, changed = excluded.changed, edited_by = excluded.edited_by,
        edited_at = excluded.edited_at;
  return null;
end
$$;

-- the versions of a table's records (with "id", "version", "edited_by", "edited_at"); @apart: what is counted, not written
create procedure keep_versions(kind text, apart text[] default '{}') language plpgsql as $$
declare
  unsaid text := (apart || array['id', 'version', 'edited_by', 'edited_at', 'created_at', 'search_text', 'slug'])::text;
begin
  execute format('insert into record_versions
    select %1$L, id, version, said_fields(to_jsonb(standing), %2$L::text[]), ''{}'', edited_by, edited_at from %1$I standing',
    kind, unsaid);
  execute format('create trigger %1$s_version_counted before update on %1$I
    for each row when (old.version = new.version) execute function count_version(%2$L)', kind, unsaid);
  execute format('create trigger %1$s_version_begun after insert on %1$I referencing new table as added
    for each statement execute function begin_versions(%2$L)', kind, unsaid);
  execute format('create trigger %1$s_version_kept after update on %1$I
    referencing old table as standing new table as changed
    for each statement execute function keep_versions_of_changes(%2$L)', kind, unsaid);
end
$$;
`;

const KINDS = `
call keep_versions('projects');
call keep_versions('publications', array['downloads']);
call keep_versions('partners');
call keep_versions('news');
call keep_versions('settings');
`;
