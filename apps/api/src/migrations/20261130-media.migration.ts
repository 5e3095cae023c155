import { Migration } from '@mikro-orm/migrations';

/** What an editor says of a file, content that is replaced under its address, and what uses it. */
export class MediaMigration extends Migration {
  override up(): void {
    for (const statement of [FILES, CHANGES, USERS]) this.addSql(statement);
  }
}

const FILES = `
alter table files
  add column alt_fr varchar(300) not null default '',
  add column alt_en varchar(300) not null default '',
  -- the point that stays in sight wherever the picture is cropped, in hundredths of its width and height
  add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
  add column focal_y smallint not null default 50 check (focal_y between 0 and 100),
  -- null: the first content, an object under the name of the file
  add column content_name varchar(120) null,
  add column content_version int not null default 1,
  add column version int not null default 1,
  add column edited_by uuid null references users (id) on delete set null,
  add column edited_at timestamptz(6) not null default now();
update files set edited_by = uploaded_by, edited_at = uploaded_at;
create index files_edited_by on files (edited_by);
create index files_by_upload on files (uploaded_at, id);
call search_in('files', array['original_name', 'alt_fr', 'alt_en']);
call sort_by('files', array['original_name']);
call sort_by_number('files', array['size']);
call sort_by_change('files');
call count_rows('files');
`;

const CHANGES = `
-- records answer with what is said of their files: who keeps answers or copies of them is told
create function tell_file_change() returns trigger language plpgsql as $$
declare
  address text := '/files/' || new.bucket || '/' || new.name;
  place file_fields;
  touched bigint;
begin
  perform note('revised', 'files', new.id, new.edited_by);
  if new.size <> old.size then
    update publications set file_size = to_char(new.size / 1048576.0, 'FM9990.00') || ' MB',
      edited_by = new.edited_by, edited_at = new.edited_at where file_url = address;
  end if;
  for place in select * from file_fields loop
    execute format('select count(*) from %I where %I = $1', place.kind, place.field) into touched using address;
    continue when touched = 0;
    perform pg_notify('content_changed', place.kind);
    continue when not exists (select from content_totals where content_totals.kind = place.kind);
    execute format('insert into content_changes (generation, kind, record, version)
      select generation_of_changes(), %1$L, id, version from %1$I where %2$I = $1', place.kind, place.field)
      using address;
  end loop;
  return null;
end
$$;
create trigger files_change_told after update on files
  for each row when (old.version <> new.version) execute function tell_file_change();
create trigger files_erased after delete on files
  for each row execute function note_erasure('files');
`;

const USERS = `
-- the records that use files, and those in the bin that would again; what each of them says, by its columns
create function users_of_files(addresses text[])
  returns table (address text, kind text, record uuid, fields jsonb, binned boolean)
  stable language plpgsql as $$
declare
  place file_fields;
begin
  for place in select * from file_fields order by file_fields.kind, field loop
    return query execute format('select %2$I::text, %1$L::text, id, to_jsonb(%1$I), false from %1$I
      where %2$I = any($1) order by id', place.kind, place.field) using addresses;
  end loop;
  return query select used, binned.kind, binned.id, binned.fields, true
    from binned_records binned, unnest(binned.files) used
    where binned.files && addresses and used = any(addresses) order by binned.kind, binned.id;
end
$$;
`;
