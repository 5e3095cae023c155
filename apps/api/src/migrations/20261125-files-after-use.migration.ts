import { Migration } from '@mikro-orm/migrations';

/** A file that a record stops using is shown on only if visitors saw it there. */
export class FilesAfterUseMigration extends Migration {
  override up(): void {
    for (const statement of [FILES, USES, ERASED]) this.addSql(statement);
  }
}

const FILES = `
-- whether the record that used it last let visitors see it; what no record ever used is shown
alter table files add column shown_last boolean not null default true;

-- until now nobody took note: of a file without use, what is left of its records says it
with told as (
  select distinct version.fields ->> place.field as url
  from record_versions version join file_fields place using (kind)
  where version.fields ->> place.field is not null
    and not coalesce((version.fields ->> 'hidden')::boolean, false)
)
update files set shown_last = false
  where uses = 0 and unused_since is not null
    and not exists (select from told where url = '/files/' || bucket || '/' || name);
`;

const USES = `
-- whether the record lets visitors see what the field holds
create function shows_file(kind text, field text, held anyelement) returns boolean stable language plpgsql as $$
declare
  condition text;
  answer boolean;
begin
  select shown into condition from file_fields where file_fields.kind = $1 and file_fields.field = $2;
  execute format('select %s from (select ($1).*) held', coalesce(condition, 'true')) into answer using held;
  return coalesce(answer, false);
end
$$;

create or replace function follow_file_use() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  former text := to_jsonb(old) ->> field;
  present text := to_jsonb(new) ->> field;
  was_shown boolean;
begin
  -- in one order, or two records that swap their files would wait for each other
  perform from files
    where (is_file_url(former) and bucket = split_part(former, '/', 3) and name = split_part(former, '/', 4))
       or (is_file_url(present) and bucket = split_part(present, '/', 3) and name = split_part(present, '/', 4))
    order by id for no key update;
  if is_file_url(former) then
    was_shown := shows_file(tg_table_name, field, old);
    -- who hides a record and changes its picture at once hides the former one, too
    if tg_op = 'UPDATE' then
      was_shown := was_shown and shows_file(tg_table_name, field, new);
    end if;
    update files set uses = greatest(uses - 1, 0), unused_since = case when uses <= 1 then now() end,
      shown_last = was_shown
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

-- what no record uses is shown if it was, unless it waits in the bin with its record
create or replace function is_file_shown(address text) returns boolean stable language plpgsql as $$
begin
  return coalesce((select bool_or(shown) from file_users where url = address),
    not exists (select from binned_records where files @> array[address])
    and not exists (select from files where bucket = split_part(address, '/', 3)
      and name = split_part(address, '/', 4) and not shown_last));
end
$$;
`;

const ERASED = `
create or replace function forget_versions() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.id;
  if not is_back then
    delete from record_versions where kind = old.kind and record = old.id;
    -- what was deleted with its record is not seen again because that is erased
    update files set shown_last = false from unnest(old.files) address
      where bucket = split_part(address, '/', 3) and name = split_part(address, '/', 4) and shown_last;
    perform note(coalesce(said_deed(), 'erased'), old.kind, old.id, acting_person());
  end if;
  return null;
end
$$;
`;
