import { Migration } from '@mikro-orm/migrations';

/** Who did what, and when: written by the database with what was done, and changed by nobody. */
export class JournalMigration extends Migration {
  override up(): void {
    for (const statement of [JOURNAL, RECORDS, PEOPLE]) this.addSql(statement);
  }
}

const JOURNAL = `
create table journal (
  id uuid primary key default gen_random_uuid(),
  at timestamptz(6) not null default clock_timestamp(),
  deed text not null,
  -- of what: a kind of content, or another word for what was done to
  kind text not null,
  record uuid null,
  done_by uuid null references users (id) on delete set null
);
create index journal_newest_first on journal (at, id);
create index journal_done_by on journal (done_by, at, id);
create index journal_by_kind on journal (kind, at, id);

-- only the name of who is erased goes, and only what is a year old
create function keep_journal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.done_by is null and to_jsonb(new) - 'done_by' = to_jsonb(old) - 'done_by' then
    return new;
  elsif tg_op = 'DELETE' and old.at < now() - interval '12 months' then
    return old;
  end if;
  raise exception 'the journal is not changed' using errcode = 'insufficient_privilege';
end
$$;
create trigger journal_kept before update or delete on journal for each row execute function keep_journal();

create function note(deed text, kind text, record uuid, done_by uuid) returns void language sql
  begin atomic
    insert into journal (deed, kind, record, done_by) values (deed, kind, record, done_by);
  end;
`;

const RECORDS = `
-- what the transaction is to be called, where its rows alone do not say it
create function said_deed() returns text language sql stable
  return nullif(current_setting('site.deed', true), '');

create function note_versions() returns trigger language plpgsql as $$
begin
  insert into journal (deed, kind, record, done_by)
    select coalesce(said_deed(), case
      when changed = array['hidden'] and (fields ->> 'hidden')::boolean then 'hidden'
      when changed = array['hidden'] then 'shown'
      when version = 1 and kind <> 'settings' then 'published'
      else 'revised' end), kind, record, edited_by from added;
  return null;
end
$$;
create trigger record_versions_noted after insert on record_versions referencing new table as added
  for each statement execute function note_versions();

create function note_withdrawal() returns trigger language plpgsql as $$
begin
  perform note('withdrawn', new.kind, new.id, new.binned_by);
  return null;
end
$$;
create trigger binned_records_noted after insert on binned_records
  for each row execute function note_withdrawal();

create or replace function forget_versions() returns trigger language plpgsql as $$
declare
  is_back boolean;
begin
  execute format('select exists (select from %I where id = $1)', old.kind) into is_back using old.id;
  if not is_back then
    delete from record_versions where kind = old.kind and record = old.id;
    perform note('erased', old.kind, old.id, acting_person());
  end if;
  return null;
end
$$;
`;

const PEOPLE = `
create function note_right() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note('granted', 'users', new.user_id, acting_person());
  else
    perform note('revoked', 'users', old.user_id, acting_person());
  end if;
  return null;
end
$$;
create trigger user_roles_noted after insert or delete on user_roles
  for each row execute function note_right();

create function note_session() returns trigger language plpgsql as $$
begin
  perform note('signed_in', 'users', new.user_id, new.user_id);
  return null;
end
$$;
create trigger sessions_noted after insert on sessions for each row execute function note_session();
`;
