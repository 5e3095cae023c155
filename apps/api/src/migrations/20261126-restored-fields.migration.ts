import { Migration } from '@mikro-orm/migrations';

/** A record that was deleted before a field was added comes back, with what the field starts with. */
export class RestoredFieldsMigration extends Migration {
  override up(): void {
    this.addSql(RESTORE);
  }
}

const RESTORE = `
drop function restore_binned(text, uuid, uuid);

-- puts a record back as its next version; answers that, and the fields whose files were swept meanwhile.
-- what fields start with is said by who calls it, but for instances of a release before this step
create function restore_binned(of_kind text, of_id uuid, actor uuid, starts jsonb default '{}')
  returns table (version int, lost text[]) language plpgsql as $$
declare
  back jsonb;
  columns text;
  place text;
  bytes int;
begin
  select fields into back from binned_records where kind = of_kind and id = of_id for update;
  if not found then return; end if;
  version := (back ->> 'version')::int + 1;
  lost := '{}';
  back := starts || back || jsonb_build_object('version', version, 'edited_by', actor, 'edited_at', now());
  for place in select field from file_fields where kind = of_kind and is_file_url(back ->> field) order by field loop
    -- held, so that no sweep takes it before it is used again
    select size into bytes from files
      where bucket = split_part(back ->> place, '/', 3) and name = split_part(back ->> place, '/', 4)
      for no key update;
    if not found then
      lost := lost || place;
      back := back || jsonb_build_object(place, null);
    end if;
    if of_kind = 'publications' and place = 'file_url' then
      back := back || jsonb_build_object('file_size', to_char(bytes / 1048576.0, 'FM9990.00') || ' MB');
    end if;
  end loop;
  -- any other column that is newer than the deletion has its default
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
