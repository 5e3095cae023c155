import { Migration } from '@mikro-orm/migrations';

/** Letters that wait to be sent, written together with the record that they are about. */
export class OutboxMigration extends Migration {
  override up(): void {
    this.addSql(OUTBOX);
  }
}

const OUTBOX = `
-- only what a letter is about: it is worded when it is sent, so no name and no address waits here
create table outgoing_letters (
  id uuid primary key default gen_random_uuid(),
  kind varchar(40) not null,
  about uuid not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_error_code varchar(40) null
);
create index outgoing_letters_due on outgoing_letters (next_try_at);

create function write_letter() returns trigger language plpgsql as $$
begin
  insert into outgoing_letters (kind, about) values (tg_argv[0], new.id);
  perform pg_notify('content_changed', 'outgoing_letters');
  return null;
end
$$;

-- a letter about each row (with the uuid key "id") that is added and meets a condition on "new";
-- and, if wanted, about each that is changed and meets a condition on "old" and "new"
create procedure write_letter_about(source text, kind text, added text, changed text default null)
language plpgsql as $$
begin
  execute format('create trigger %1$s_%2$s_letter after insert on %1$I
    for each row when (%3$s) execute function write_letter(%2$L)', source, kind, added);
  if changed is not null then
    execute format('create trigger %1$s_%2$s_letter_again after update on %1$I
      for each row when (%3$s) execute function write_letter(%2$L)', source, kind, changed);
  end if;
end
$$;
`;
