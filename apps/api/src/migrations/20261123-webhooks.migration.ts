import { Migration } from '@mikro-orm/migrations';

/** Addresses that are told of changes: each change is queued for them in its own transaction. */
export class WebhooksMigration extends Migration {
  override up(): void {
    for (const statement of [TABLES, QUEUE]) this.addSql(statement);
  }
}

const TABLES = `
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url varchar(500) not null,
  -- names of tables
  kinds text[] not null,
  -- as it is: every delivery is signed with it
  secret text not null,
  made_by uuid null references users (id) on delete set null,
  created_at timestamptz(6) not null default clock_timestamp(),
  -- since the last answer that was a good one
  failures int not null default 0,
  rests_until timestamptz(6) null
);
create index webhooks_newest_first on webhooks (created_at, id);
create index webhooks_made_by on webhooks (made_by);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook uuid not null references webhooks (id) on delete cascade,
  kind text not null,
  record uuid not null,
  -- null: it was removed
  version int null,
  changed_at timestamptz(6) not null,
  created_at timestamptz(6) not null default clock_timestamp(),
  state text not null default 'waiting' constraint webhook_deliveries_state_known
    check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  attempted_at timestamptz(6) null,
  -- what was answered last, or why nothing was
  status int null,
  error text null
);
create index webhook_deliveries_newest_first on webhook_deliveries (webhook, created_at, id);
create index webhook_deliveries_waiting on webhook_deliveries (webhook) where state = 'waiting';
`;

const QUEUE = `
-- those of one record go one after the other; what fails is tried again until the delivery is given up
select jobs.create_queue('webhooks', '{"policy": "key_strict_fifo", "retryLimit": 10000, "retryDelay": 1,
  "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 86400, "heartbeatSeconds": 30, "deleteAfterSeconds": 3600}');

-- what is due for a webhook, in its order
create function queue_deliveries(due uuid[]) returns void language sql as $$
  insert into jobs.job (id, name, data, created_on, singleton_key, policy, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
  -- not the moment at which the transaction began: of two that change a record, the later one may have begun first
  select gen_random_uuid(), queue.name, jsonb_build_object('delivery', delivery.id), clock_timestamp(),
    delivery.webhook || ' ' || delivery.record, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, now() + make_interval(secs => retention_seconds)
  from webhook_deliveries delivery join jobs.queue on queue.name = 'webhooks'
  where delivery.id = any(due);
  select pg_notify('content_changed', 'webhook_deliveries');
$$;

create function tell_webhooks() returns trigger language plpgsql as $$
declare
  due uuid[];
begin
  with written as (
    insert into webhook_deliveries (webhook, kind, record, version, changed_at)
    select webhooks.id, told.kind, told.record, told.version, told.at
    from told join webhooks on told.kind = any(webhooks.kinds)
    returning id
  )
  select array_agg(id) from written into due;
  if due is not null then
    perform queue_deliveries(due);
  end if;
  return null;
end
$$;
create trigger content_changes_queued after insert on content_changes referencing new table as told
  for each statement execute function tell_webhooks();
`;
