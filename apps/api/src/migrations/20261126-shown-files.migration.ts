import { Migration } from '@mikro-orm/migrations';

/** A file that only hidden, deleted or unpublished records use is as hidden as they are. */
export class ShownFilesMigration extends Migration {
  override up(): void {
    for (const statement of [USERS, KINDS]) this.addSql(statement);
  }
}

const USERS = `
-- which records of the table visitors see, as a condition
alter table file_fields add column shown text not null default 'true';

-- the files of records, each with whether this record lets visitors see it
create procedure renew_file_users() language plpgsql as $$
begin
  execute 'create or replace view file_users as ' || (
    select string_agg(format('select %2$I::text as url, (%3$s) as shown from %1$I where %2$I is not null',
      kind, field, shown), ' union all ' order by kind, field) from file_fields);
end
$$;

-- what no record uses is shown, unless it waits in the bin with its record
create function is_file_shown(address text) returns boolean stable language plpgsql as $$
begin
  return coalesce((select bool_or(shown) from file_users where url = address),
    not exists (select from binned_records where files @> array[address]));
end
$$;

alter procedure watch_file(text, text) rename to count_file_uses;

-- a column of a table (with the key "id", after "make_hideable") that holds URLs of files
create procedure watch_file(kind text, field text) language plpgsql as $$
begin
  call count_file_uses(kind, field);
  call show_files_with(kind, field);
end
$$;

create procedure show_files_with(kind text, field text) language plpgsql as $$
begin
  if exists (select from pg_attribute where attrelid = kind::regclass and attname = 'hidden') then
    update file_fields set shown = 'not hidden' where file_fields.kind = $1 and file_fields.field = $2;
  end if;
  execute format('create index %1$s_by_%2$s on %1$I (%2$I) where %2$I is not null', kind, field);
  call renew_file_users();
end
$$;

create or replace procedure forget_content(forgotten text) language plpgsql as $$
begin
  -- one by one, so that the files they used are counted
  execute format('delete from %I', forgotten);
  delete from binned_records where kind = forgotten;
  delete from record_versions where kind = forgotten;
  delete from file_fields where kind = forgotten;
  call renew_file_users();
  execute format('drop table %I', forgotten);
  delete from content_totals where kind = forgotten;
  delete from removed_records where kind = forgotten;
end
$$;
`;

const KINDS = `
call show_files_with('projects', 'image_url');
call show_files_with('publications', 'file_url');
call show_files_with('partners', 'logo_url');
call show_files_with('news', 'image_url');
call show_files_with('settings', 'brochure_url');
call show_files_with('settings', 'share_image_url');
update file_fields set shown = 'not hidden and published_at <= now()' where kind = 'news';
call renew_file_users();
`;
