import { Migration } from '@mikro-orm/migrations';

/** What is deleted lies in a bin for a while, out of everybody's way, and can come back as it was. */
export class BinMigration extends Migration {
  override up(): void {
    for (const statement of [BIN, RESTORE, ADDRESSES, FORGET, KINDS]) this.addSql(statement);
  }
}

const BIN = `
create table binned_records (
  kind text not null,
  id uuid not null,
  -- the whole row, but who wrote it last
  fields jsonb not null,
  -- addresses of the files that it used
  files text[] not null,
  binned_by uuid null references users (id) on delete set null,
  binned_at timestamptz(6) not null default now(),
  primary key (kind, id)
);
create index binned_records_newest_first on binned_records (binned_at, id);
create index binned_records_binned_by on binned_records (binned_by);
create index binned_records_files on binned_records using gin (files);

-- who does what the statement or transaction does, as far as anybody has said so
create function acting_person() returns uuid language sql stable
  return nullif(current_setting('site.actor', true), '')::uuid;

create function bin_record() returns trigger language plpgsql as $$
declare
  removed jsonb := to_jsonb(old) - array['search_text', 'edited_by'];
begin
  insert into binned_records (kind, id, fields, files, binned_by)
    values (tg_table_name, old.id, removed,
      array(select removed ->> field from file_fields
        where file_fields.kind = tg_table_name and is_file_url(removed ->> field)),
      acting_person())
    on conflict (kind, id) do update set fields = excluded.fields, files = excluded.files,
      binned_by = excluded.binned_by, binned_at = now();
  return null;
end
$$;

create function leave_bin() returns trigger language plpgsql as $$
begin
  delete from binned_records using added where kind = tg_table_name and binned_records.id = added.id;
  return null;
end
$$;

-- the versions of a record go when it can come back no more
create function forget_versions() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.id;
  if not is_back then
    delete from record_versions where kind = old.kind and record = old.id;
  end if;
  return null;
end
$$;
create trigger binned_records_erased after delete on binned_records
  for each row execute function forget_versions();

create procedure keep_bin(kind text) language plpgsql as $$
begin
  execute format('create trigger %1$s_binned after delete on %1$I
    for each row execute function bin_record()', kind);
  execute format('create trigger %1$s_left_bin after insert on %1$I referencing new table as added
    for each statement execute function leave_bin()', kind);
end
$$;
`;

const RESTORE = `
-- puts a record back as its next version; answers that, and the fields whose files were swept meanwhile
create function restore_binned(of_kind text, of_id uuid, actor uuid) returns table (version int, lost text[])
  language plpgsql as $$
declare
  back jsonb;
  columns text;
  place text;
begin
  select fields into back from binned_records where kind = of_kind and id = of_id for update;
  if not found then return; end if;
  version := (back ->> 'version')::int + 1;
  lost := '{}';
  back := back || jsonb_build_object('version', version, 'edited_by', actor, 'edited_at', now());
  for place in select field from file_fields where kind = of_kind and is_file_url(back ->> field) order by field loop
    -- held, so that no sweep takes it before it is used again
    perform from files where bucket = split_part(back ->> place, '/', 3) and name = split_part(back ->> place, '/', 4)
      for no key update;
    if not found then
      lost := lost || place;
      back := back || jsonb_build_object(place, null);
    end if;
  end loop;
  -- a column that is newer than the deletion has what a new record has
  select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
    where attrelid = of_kind::regclass and attnum > 0 and not attisdropped and attgenerated = '' and back ? attname;
  perform set_config('site.deed', 'restored', true);
  execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)', of_kind, columns)
    using back;
  perform set_config('site.deed', '', true);
  return next;
end
$$;
`;

const ADDRESSES = `
-- an address that may come back is not given to another record
create index binned_records_slug on binned_records (kind, (fields ->> 'slug')) where fields ->> 'slug' is not null;

create or replace function free_slug(kind text, title text, otherwise text) returns text language plpgsql as $$
declare
  base text := coalesce(nullif(slug_of(title), ''), otherwise);
  slug text := base;
  place integer := 1;
  taken boolean;
begin
  perform pg_advisory_xact_lock(hashtext('slugs of ' || kind));
  loop
    execute format('select exists (select from %1$I where slug = $1)
      or exists (select from binned_records where kind = %1$L and fields ->> ''slug'' = $1)', kind)
      into taken using slug;
    if not taken then return slug; end if;
    place := place + 1;
    slug := base || '-' || place;
  end loop;
end
$$;
`;

const FORGET = `
create or replace procedure forget_content(forgotten text) language plpgsql as $$
begin
  -- one by one, so that the files they used are counted
  execute format('delete from %I', forgotten);
  delete from binned_records where kind = forgotten;
  delete from record_versions where kind = forgotten;
  execute format('drop table %I', forgotten);
  delete from file_fields where kind = forgotten;
  delete from content_totals where kind = forgotten;
  delete from removed_records where kind = forgotten;
end
$$;
`;

const KINDS = `
call keep_bin('projects');
call keep_bin('publications');
call keep_bin('partners');
call keep_bin('news');
`;
