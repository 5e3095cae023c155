import { Migration } from '@mikro-orm/migrations';

/** Totals are written when their transaction commits: from the first record that it made, all others waited for it. */
export class TotalsAtCommitMigration extends Migration {
  override up(): void {
    for (const statement of [OWED, KINDS, FORGET]) this.addSql(statement);
  }
}

const OWED = `
-- what this transaction, or what is left of it after a rollback to a savepoint, owes to totals: {"projects": 2}
create function owe_to_total(kind text, amount bigint) returns void language plpgsql as $$
declare
  owed jsonb := coalesce(nullif(current_setting('site.owed_totals', true), ''), '{}');
begin
  -- a statement without rows has asked nobody to write
  if amount <> 0 then
    perform set_config('site.owed_totals',
      (owed || jsonb_build_object(kind, coalesce((owed ->> kind)::bigint, 0) + amount))::text, true);
  end if;
end
$$;

create or replace function count_added() returns trigger language plpgsql as $$
begin
  perform owe_to_total(tg_argv[0], (select count(*) from added));
  return null;
end
$$;

create or replace function count_removed() returns trigger language plpgsql as $$
begin
  perform owe_to_total(tg_argv[0], -(select count(*) from removed));
  return null;
end
$$;

create or replace function count_none() returns trigger language plpgsql as $$
declare
  owed text := current_setting('site.owed_totals', true);
begin
  if owed <> '' then perform set_config('site.owed_totals', (owed::jsonb - tg_argv[0])::text, true); end if;
  update content_totals set total = 0 where kind = tg_argv[0];
  return null;
end
$$;

-- in one order, so that no two transactions wait for each other; a total that is wrong is no reason to keep a record
create function write_totals() returns trigger language plpgsql as $$
declare
  owed text := current_setting('site.owed_totals', true);
  one record;
begin
  if owed <> '' then
    perform set_config('site.owed_totals', '', true);
    for one in select key as kind, value::bigint as amount from jsonb_each_text(owed::jsonb) order by key loop
      update content_totals set total = greatest(total + one.amount, 0) where kind = one.kind;
    end loop;
  end if;
  return null;
end
$$;

-- rows after the first statement that owes need not say so again; PostgreSQL asks this at each row, not at commit
create procedure count_at_commit(kind text) language plpgsql as $$
begin
  execute format('create constraint trigger %1$s_counted after insert or delete on %1$I
    deferrable initially deferred for each row
    when (coalesce(current_setting(''site.owed_totals'', true), '''') = '''') execute function write_totals()', kind);
end
$$;

create or replace procedure count_rows(kind text) language plpgsql as $$
begin
  execute format('insert into content_totals select %1$L, count(*) from %1$I', kind);
  execute format('create trigger %1$s_added after insert on %1$I referencing new table as added
    for each statement execute function count_added(%1$L)', kind);
  execute format('create trigger %1$s_removed after delete on %1$I referencing old table as removed
    for each statement execute function count_removed(%1$L)', kind);
  execute format('create trigger %1$s_emptied after truncate on %1$I
    for each statement execute function count_none(%1$L)', kind);
  call count_at_commit(kind);
end
$$;

create or replace procedure watch_content(kind text) language plpgsql as $$
begin
  execute format('create trigger %1$s_announced after insert or update or delete or truncate on %1$I
    for each statement execute function announce_change(%1$L)', kind);
  call count_rows(kind);
end
$$;
`;

const KINDS = `
do $$
declare
  counted name;
begin
  for counted in select kind from tables_with('count_added') loop
    call count_at_commit(counted);
  end loop;
end
$$;
`;

const FORGET = `
create or replace procedure forget_content(forgotten text) language plpgsql as $$
begin
  -- one by one, so that the files they used are counted
  execute format('delete from %I', forgotten);
  -- a table that owes to its total cannot be dropped
  execute format('set constraints %I_counted immediate', forgotten);
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
