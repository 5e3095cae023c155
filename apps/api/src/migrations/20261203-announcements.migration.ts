import { Migration } from '@mikro-orm/migrations';

/** News that were announced: one letter for each address, in a queue beside that of the other letters. */
export class AnnouncementsMigration extends Migration {
  override up(): void {
    for (const statement of [TABLES, QUEUE]) this.addSql(statement);
  }
}

const TABLES = `
create table newsletter_announcements (
  id uuid not null primary key default gen_random_uuid(),
  -- it stays announced when the item goes to the bin and comes back
  news_id uuid not null constraint newsletter_announcements_once unique,
  announced_by uuid null references users (id) on delete set null,
  announced_at timestamptz(6) not null default now(),
  recipients int not null default 0
);
create index newsletter_announcements_announced_by on newsletter_announcements (announced_by);

alter table newsletter_letters add column announcement_id uuid null
  references newsletter_announcements (id) on delete cascade;
alter table newsletter_letters add constraint newsletter_letters_each_once unique (announcement_id, subscription_id);

drop trigger newsletter_letters_newsletter_confirmation_letter on newsletter_letters;
call write_letter_about('newsletter_letters', 'newsletter_confirmation', 'new.announcement_id is null');
`;

const QUEUE = `
select jobs.create_queue('announcements', '{"policy": "standard", "retryLimit": 10000, "retryDelay": 1,
  "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 86400, "heartbeatSeconds": 30, "deleteAfterSeconds": 3600}');

create function queue_announcement() returns trigger language plpgsql as $$
begin
  insert into jobs.job (id, name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
  select added.id, queue.name, jsonb_build_object('kind', 'newsletter_announcement', 'about', added.id), queue.policy,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds,
    queue.deletion_seconds, queue.heartbeat_seconds, now() + make_interval(secs => queue.retention_seconds)
  from added join jobs.queue on queue.name = 'announcements' where added.announcement_id is not null;
  if found then
    perform pg_notify('content_changed', 'outgoing_letters');
  end if;
  return null;
end
$$;
create trigger newsletter_letters_announced after insert on newsletter_letters referencing new table as added
  for each statement execute function queue_announcement();

create or replace view outgoing_letters as
  select id, data ->> 'kind' as kind, (data ->> 'about')::uuid as about,
    retry_count + (started_on is not null)::int as attempts, start_after as next_try_at, created_on as created_at,
    case state when 'retry' then output ->> 'message' end as last_error_code
  from jobs.job where name in ('letters', 'announcements') and state < 'completed';
`;
