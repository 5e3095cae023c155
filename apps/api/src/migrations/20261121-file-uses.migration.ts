import { Migration } from '@mikro-orm/migrations';

/** How many records use each file, and since when none does, so that what nobody uses can be removed in time. */
export class FileUsesMigration extends Migration {
  override up(): void {
    for (const statement of [FILES, USES, KINDS]) this.addSql(statement);
  }
}

const FILES = `
-- unused_since: null while a record uses the file, and while none ever has
alter table files
  add column uses integer not null default 0 check (uses >= 0),
  add column unused_since timestamptz null;
create index files_unused on files (uploaded_at) where uses = 0;

-- nobody counted until now: a file without use may have had one
update files set unused_since = now();
`;

const USES = `
create table file_fields (
  kind text not null,
  field text not null,
  primary key (kind, field)
);

create function is_file_url(url text) returns boolean language sql immutable parallel safe
  return coalesce(url ~ '^/files/[a-z-]+/[0-9a-f]{32}[.][a-z]+$', false);

-- every record that points at a file of this product, whether the file is there or not
create function file_uses() returns table (bucket text, name text, kind text, record uuid)
  stable language plpgsql as $$
declare
  place file_fields;
begin
  for place in select * from file_fields loop
    return query execute format(
      'select split_part(%2$I, ''/'', 3), split_part(%2$I, ''/'', 4), %1$L::text, id from %1$I where is_file_url(%2$I)',
      place.kind, place.field);
  end loop;
end
$$;

create function follow_file_use() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  former text := to_jsonb(old) ->> field;
  present text := to_jsonb(new) ->> field;
begin
  -- in one order, or two records that swap their files would wait for each other
  perform from files
    where (is_file_url(former) and bucket = split_part(former, '/', 3) and name = split_part(former, '/', 4))
       or (is_file_url(present) and bucket = split_part(present, '/', 3) and name = split_part(present, '/', 4))
    order by id for no key update;
  if is_file_url(former) then
    update files set uses = greatest(uses - 1, 0), unused_since = case when uses <= 1 then now() end
      where bucket = split_part(former, '/', 3) and name = split_part(former, '/', 4);
  end if;
  if is_file_url(present) then
    update files set uses = uses + 1, unused_since = null
      where bucket = split_part(present, '/', 3) and name = split_part(present, '/', 4);
    if not found then
      -- column and constraint say to the product which field is refused, and by which rule
      raise exception 'the file %s is not there', present using
        errcode = 'foreign_key_violation', table = tg_table_name, column = field, constraint = 'file_url_foreign';
    end if;
  end if;
  return null;
end
$$;

-- a column of a table (with the key "id") that holds URLs of files; a truncated table is recounted by the next sweep
create procedure watch_file(kind text, field text) language plpgsql as $$
begin
  insert into file_fields values (kind, field);
  execute format('create trigger %1$s_%2$s_taken after insert on %1$I
    for each row when (new.%2$I is not null) execute function follow_file_use(%2$L)', kind, field);
  execute format('create trigger %1$s_%2$s_replaced after update on %1$I
    for each row when (old.%2$I is distinct from new.%2$I) execute function follow_file_use(%2$L)', kind, field);
  execute format('create trigger %1$s_%2$s_left after delete on %1$I
    for each row when (old.%2$I is not null) execute function follow_file_use(%2$L)', kind, field);
  execute format('update files f set uses = uses + held.records, unused_since = null
    from (select %2$I as url, count(*)::int as records from %1$I where is_file_url(%2$I) group by 1) held
    where f.bucket = split_part(held.url, ''/'', 3) and f.name = split_part(held.url, ''/'', 4)', kind, field);
end
$$;
`;

const KINDS = `
call watch_file('projects', 'image_url');
call watch_file('publications', 'file_url');
call watch_file('partners', 'logo_url');
call watch_file('news', 'image_url');
`;
