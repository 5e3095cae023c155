import { Migration } from '@mikro-orm/migrations';

/** What a search reads can be changed, may be empty, and a kind of content can be taken away with all that watches it. */
export class ContentProceduresMigration extends Migration {
  override up(): void {
    for (const statement of [SEARCH, SORT, FORGET]) this.addSql(statement);
  }
}

const SEARCH = `
-- the rows of a table are found by any part of these columns, and by no others: called again, it changes them
create or replace procedure search_in(kind text, fields text[]) language plpgsql as $$
begin
  execute format('alter table %I drop column if exists search_text', kind);
  execute format('alter table %I add column search_text text generated always as (fold(%s)) stored',
    kind, (select string_agg(format('coalesce(%I, '''')', field), $sep$ || ' ' || $sep$ order by place)
           from unnest(fields) with ordinality as listed(field, place)));
  execute format('create index %1$s_search on %1$I using gin (search_text gin_trgm_ops)', kind);
end
$$;
`;

const SORT = `
-- a list can be sorted by each of these numbers
create procedure sort_by_number(kind text, fields text[]) language plpgsql as $$
declare
  field text;
begin
  foreach field in array fields loop
    execute format('create index %1$s_by_%2$s on %1$I (%2$I, id)', kind, field);
  end loop;
end
$$;
`;

const FORGET = `
-- a kind of content that the product has no more: its records, what watched them, and what was remembered of them
create procedure forget_content(forgotten text) language plpgsql as $$
begin
  -- one by one, so that the files they used are counted
  execute format('delete from %I', forgotten);
  execute format('drop table %I', forgotten);
  delete from file_fields where kind = forgotten;
  delete from content_totals where kind = forgotten;
  delete from removed_records where kind = forgotten;
end
$$;
`;
