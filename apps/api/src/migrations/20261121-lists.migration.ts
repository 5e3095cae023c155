import { Migration } from '@mikro-orm/migrations';

/** Lists of ten thousand records that are searched and sorted by indexes, and who wrote a record last. */
export class ListsMigration extends Migration {
  override up(): void {
    for (const statement of [SEARCH, PROJECTS]) this.addSql(statement);
  }
}

const SEARCH = `
-- trusted: whoever may create in this database may create it
create extension if not exists pg_trgm;

-- œ and æ are letters of their own to Unicode; an apostrophe is typed as ' and printed as ’
create or replace function fold(value text) returns text language sql immutable strict parallel safe
  return replace(replace(translate(
    lower(regexp_replace(normalize(value, nfd), '[\\u0300-\\u036f]', '', 'g')),
    U&'\\2019\\02BC\\00A0\\202F', '''''  '), 'œ', 'oe'), 'æ', 'ae');

-- what LIKE matches wherever this word occurs, its wildcards taken as they are
create function containing(word text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%';

-- the rows of a table are found by any part of these columns
create procedure search_in(kind text, fields text[]) language plpgsql as $$
begin
  execute format('alter table %I add column search_text text generated always as (fold(%s)) stored',
    kind, (select string_agg(format('%I', field), $sep$ || ' ' || $sep$ order by place)
           from unnest(fields) with ordinality as listed(field, place)));
  execute format('create index %1$s_search on %1$I using gin (search_text gin_trgm_ops)', kind);
end
$$;

-- a list can be sorted by each of these texts, as a reader of French would: without case and accents
create procedure sort_by(kind text, fields text[]) language plpgsql as $$
declare
  field text;
begin
  foreach field in array fields loop
    execute format('create index %1$s_by_%2$s on %1$I ((fold(%2$I) collate "C"), id)', kind, field);
  end loop;
end
$$;

-- the total of a table that visitors do not see; watch_content() does this and more
create procedure count_rows(kind text) language plpgsql as $$
begin
  execute format('insert into content_totals select %1$L, count(*) from %1$I', kind);
  execute format('create trigger %1$s_added after insert on %1$I referencing new table as added
    for each statement execute function count_added(%1$L)', kind);
  execute format('create trigger %1$s_removed after delete on %1$I referencing old table as removed
    for each statement execute function count_removed(%1$L)', kind);
  execute format('create trigger %1$s_emptied after truncate on %1$I
    for each statement execute function count_none(%1$L)', kind);
end
$$;
`;

const PROJECTS = `
alter table projects add column edited_by uuid null references users (id) on delete set null;
alter table projects add column edited_at timestamptz(6) null;
update projects set edited_at = created_at;
alter table projects alter column edited_at set not null;
create index projects_edited_by on projects (edited_by);
call search_in('projects', array['title_fr', 'title_en', 'description_fr', 'description_en', 'category', 'location',
  'date', 'beneficiaries']);
call sort_by('projects', array['title_fr', 'title_en', 'category', 'location', 'date', 'status']);
`;
