import { Migration } from '@mikro-orm/migrations';

/** What triggers keep beside the rows of content can be made anew, for rows that were loaded past them. */
export class DerivedDataMigration extends Migration {
  override up(): void {
    for (const statement of [TOTALS, SLUGS, REMOVALS, ALL]) this.addSql(statement);
  }
}

const TOTALS = `
-- a total that is wrong is no reason to keep a record
create or replace function count_removed() returns trigger language plpgsql as $$
begin
  update content_totals set total = greatest(total - (select count(*) from removed), 0) where kind = tg_argv[0];
  return null;
end
$$;

-- the tables with a certain trigger, and what was said when it was made
create function tables_with(trigger_function regproc) returns table (kind name, said text[]) stable language sql as $$
  select relname, string_to_array(encode(tgargs, 'escape'), '\\000')
  from pg_trigger join pg_class on pg_class.oid = tgrelid where tgfoid = trigger_function
$$;

-- stable: all of them at the moment of the statement that asks
create function counted_rows() returns table (kind text, amount bigint) stable language plpgsql as $$
declare
  counted name;
begin
  for counted in select tables_with.kind from tables_with('count_added') loop
    return query execute format('select %1$L::text, count(*) from %1$I', counted);
  end loop;
end
$$;

create function mend_totals() returns integer language plpgsql as $$
declare
  wrong text[];
begin
  -- rows and total of a transaction are seen together or not at all
  select array_agg(kind) into wrong from counted_rows() left join content_totals using (kind)
    where total is distinct from amount;
  if wrong is null then return 0; end if;
  -- whoever has written waits for nobody; whoever writes from now on adds to what is counted here
  perform from content_totals where kind = any(wrong) order by kind for update;
  insert into content_totals select kind, amount from counted_rows() where kind = any(wrong)
    on conflict (kind) do update set total = excluded.total;
  return cardinality(wrong);
end
$$;
`;

const SLUGS = `
create or replace function keep_slug() returns trigger language plpgsql as $$
begin
  if old.slug <> '' then new.slug := old.slug; end if;
  return new;
end
$$;

create function mend_slugs() returns integer language plpgsql as $$
declare
  place record;
  one record;
  mended integer := 0;
begin
  for place in select kind, said[1] as field, said[2] as otherwise from tables_with('give_slug') loop
    for one in execute format('select id, %2$I as title from %1$I where slug = ''''', place.kind, place.field) loop
      execute format('update %I set slug = $1 where id = $2', place.kind)
        using free_slug(place.kind, one.title, place.otherwise), one.id;
      mended := mended + 1;
    end loop;
  end loop;
  return mended;
end
$$;
`;

const REMOVALS = `
create function mend_removals() returns integer language plpgsql as $$
declare
  place name;
  mended integer := 0;
  wrong integer;
begin
  for place in select kind from tables_with('remember_removal') loop
    execute format('select count(*) from removed_records join %1$I using (id) where kind = %1$L', place) into wrong;
    -- nothing is written where nothing is wrong: a database that takes reads only can be looked at
    if wrong > 0 then
      execute format('delete from removed_records where kind = %1$L and id in (select id from %1$I)', place);
    end if;
    mended := mended + wrong;
  end loop;
  return mended;
end
$$;
`;

const ALL = `
-- answers how much did not agree with the rows; uses of files are counted apart, because their rows are locked one by one
create function mend_derived_data() returns integer language sql as $$
  select mend_totals() + mend_slugs() + mend_removals()
$$;
`;
