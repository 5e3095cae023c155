import { Migration } from '@mikro-orm/migrations';

/** Addresses in words: each news item gets one from its French title, once. */
export class SlugsMigration extends Migration {
  override up(): void {
    for (const statement of [SLUGS, NEWS]) this.addSql(statement);
  }
}

const LONGEST = 80;

const SLUGS = `
-- words of a title as an address has them; empty when it has no letter or digit of the Latin alphabet
create function slug_of(title text) returns text language sql immutable strict parallel safe as $$
  with words as (select trim(both '-' from regexp_replace(fold(title), '[^a-z0-9]+', '-', 'g')) as whole)
  select case
    when length(whole) <= ${LONGEST} then whole
    -- cut between two words, where there are two
    else left(regexp_replace(left(whole, ${LONGEST + 1}), '-[^-]*$', ''), ${LONGEST})
  end from words
$$;

-- waits for whoever gives one in the same table: "x" and "x 2" may want the same address at the same time
create function free_slug(kind text, title text, otherwise text) returns text language plpgsql as $$
declare
  base text := coalesce(nullif(slug_of(title), ''), otherwise);
  slug text := base;
  place integer := 1;
  taken boolean;
begin
  perform pg_advisory_xact_lock(hashtext('slugs of ' || kind));
  loop
    execute format('select exists (select from %I where slug = $1)', kind) into taken using slug;
    if not taken then return slug; end if;
    place := place + 1;
    slug := base || '-' || place;
  end loop;
end
$$;

-- a record that comes back from a backup brings its own
create function give_slug() returns trigger language plpgsql as $$
begin
  if new.slug = '' then
    new.slug := free_slug(tg_table_name, to_jsonb(new) ->> tg_argv[0], tg_argv[1]);
  end if;
  return new;
end
$$;

create function keep_slug() returns trigger language plpgsql as $$
begin
  new.slug := old.slug;
  return new;
end
$$;

-- the records of a table are called by a column of it, or by another word where that leaves none
create procedure slug_from(kind text, field text, otherwise text) language plpgsql as $$
declare
  one record;
begin
  execute format('alter table %I add column slug varchar(100) not null default ''''', kind);
  -- each record looks for its slug among all others: without this, thousands of them keep the product waiting
  execute format('create index %1$s_slug_sought on %1$I (slug)', kind);
  for one in execute format('select id, %2$I as title from %1$I order by id', kind, field) loop
    execute format('update %I set slug = $1 where id = $2', kind)
      using free_slug(kind, one.title, otherwise), one.id;
  end loop;
  execute format('drop index %1$s_slug_sought', kind);
  execute format('alter table %1$I add constraint %1$s_slug_unique unique (slug)', kind);
  execute format('create trigger %1$s_slug_given before insert on %1$I
    for each row execute function give_slug(%2$L, %3$L)', kind, field, otherwise);
  execute format('create trigger %1$s_slug_kept before update on %1$I
    for each row when (old.slug is distinct from new.slug) execute function keep_slug()', kind);
end
$$;
`;

const NEWS = `
call slug_from('news', 'title_fr', 'actualite');
`;
