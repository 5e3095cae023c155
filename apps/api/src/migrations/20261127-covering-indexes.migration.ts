import { Migration } from '@mikro-orm/migrations';

/** Rows are counted and passed over by an index alone, and texts that are searched are read as they are. */
export class CoveringIndexesMigration extends Migration {
  override up(): void {
    for (const statement of [PROCEDURES, KINDS]) this.addSql(statement);
  }
}

const PROCEDURES = `
-- what lists ask of a row beside its place in an order: these columns, and by which a row is shown, but for @keys
create function covering(kind text, columns text[] default '{}', keys text[] default '{}') returns text
  language sql stable as $$
  select coalesce(' include (' || string_agg(format('%I', name), ', ') || ')', '')
  from (select unnest(columns) as name
    union select attname::text from pg_attribute
    where attrelid = kind::regclass and attname in ('hidden', 'published_at') and not attisdropped) covered
  where name <> all (keys)
$$;

-- a list can be sorted by each of these texts, as a reader of French would: without case and accents; called again, it
-- renews the indexes
create or replace procedure sort_by(kind text, fields text[]) language plpgsql as $$
declare
  field text;
begin
  foreach field in array fields loop
    execute format('drop index if exists %1$s_by_%2$s', kind, field);
    -- an index answers for an expression only what it has the column of, too
    execute format('create index %1$s_by_%2$s on %1$I ((fold(%2$I) collate "C"), id)%3$s', kind, field,
      covering(kind, array[field]));
  end loop;
end
$$;

-- a list can be sorted by each of these numbers; called again, it renews the indexes
create or replace procedure sort_by_number(kind text, fields text[]) language plpgsql as $$
declare
  field text;
begin
  foreach field in array fields loop
    execute format('drop index if exists %1$s_by_%2$s', kind, field);
    execute format('create index %1$s_by_%2$s on %1$I (%2$I, id)%3$s', kind, field, covering(kind));
  end loop;
end
$$;

create or replace procedure sort_by_change(kind text) language plpgsql as $$
begin
  execute format('drop index if exists %1$s_by_change', kind);
  execute format('create index %1$s_by_change on %1$I (edited_at, id)%2$s', kind, covering(kind));
end
$$;

create or replace procedure few_have(kind text, flag text, most int, rule text) language plpgsql as $$
begin
  execute format('create index %1$s_by_%2$s on %1$I (%2$I, created_at, id)%3$s', kind, flag, covering(kind));
  execute format('create trigger %1$s_%2$s_few before insert or update of %2$I on %1$I
    for each row when (new.%2$I) execute function keep_few(%2$L, %3$L, %4$L)', kind, flag, most, rule);
end
$$;

-- the rows of a table are found by any part of these columns, and by no others: called again, it changes them
create or replace procedure search_in(kind text, fields text[]) language plpgsql as $$
begin
  -- a page of text is as quick to read as it is, and four times as slow to unpack
  execute format('alter table %I set (toast_tuple_target = 4080)', kind);
  execute format('alter table %I drop column if exists search_text', kind);
  execute format('alter table %I add column search_text text generated always as (fold(%s)) stored',
    kind, (select string_agg(format('coalesce(%I, '''')', field), $sep$ || ' ' || $sep$ order by place)
           from unnest(fields) with ordinality as listed(field, place)));
  execute format('create index %1$s_search on %1$I using gin (search_text gin_trgm_ops)', kind);
end
$$;
`;

const KINDS = `
do $$
declare
  kind text;
begin
  foreach kind in array array['projects', 'publications', 'partners', 'news'] loop
    -- of what is written from now on
    execute format('alter table %I set (toast_tuple_target = 4080)', kind);
    execute format('drop index %1$s_newest_first', kind);
    execute format('create index %1$s_newest_first on %1$I (%2$I, id)%3$s', kind,
      case kind when 'news' then 'published_at' else 'created_at' end,
      covering(kind, keys => array['published_at']));
    call sort_by_change(kind);
  end loop;
end
$$;
call sort_by('projects', array['title_fr', 'title_en', 'category', 'location', 'date', 'status']);
call sort_by('publications', array['title_fr', 'title_en', 'type', 'category', 'language', 'date']);
call sort_by('partners', array['name', 'type', 'country']);
call sort_by('news', array['title_fr', 'title_en']);
call sort_by_number('publications', array['downloads']);
call sort_by_number('partners', array['projects_count', 'place']);
drop index projects_by_featured;
create index projects_by_featured on projects (featured, created_at, id) include (hidden);
`;
