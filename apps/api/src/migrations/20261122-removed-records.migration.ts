import { Migration } from '@mikro-orm/migrations';

/** What was public and is no more, so that its address can say so. */
export class RemovedRecordsMigration extends Migration {
  override up(): void {
    this.addSql(REMOVED);
  }
}

const REMOVED = `
-- nothing of a removed record is kept but what its address was, and that not in words: they may name somebody
create table removed_records (
  kind text not null,
  id uuid not null,
  slug_sha256 bytea null check (octet_length(slug_sha256) = 32),
  removed_at timestamptz not null default now(),
  primary key (kind, id)
);
create index removed_records_by_slug on removed_records (kind, slug_sha256) where slug_sha256 is not null;

create function remember_removal() returns trigger language plpgsql as $$
begin
  insert into removed_records (kind, id, slug_sha256)
    values (tg_table_name, old.id, sha256(convert_to(to_jsonb(old) ->> 'slug', 'UTF8')))
    on conflict (kind, id) do update set slug_sha256 = excluded.slug_sha256, removed_at = now();
  return null;
end
$$;

create function forget_removal() returns trigger language plpgsql as $$
begin
  delete from removed_records where kind = tg_table_name and id = new.id;
  return null;
end
$$;

-- records of a table that everybody could see under this condition
create procedure remember_removed(kind text, condition text) language plpgsql as $$
begin
  execute format('create trigger %1$s_removal_remembered after delete on %1$I
    for each row when (%2$s) execute function remember_removal()', kind, condition);
  execute format('create trigger %1$s_removal_forgotten after insert on %1$I
    for each row execute function forget_removal()', kind);
end
$$;

call remember_removed('projects', 'true');
call remember_removed('publications', 'true');
call remember_removed('news', 'old.published_at <= now()');
`;
