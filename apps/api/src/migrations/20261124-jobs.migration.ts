import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';

/** Work beside requests is queued in tables of pg-boss, which only their owner may change; letters are jobs of one queue. */
export class JobsMigration extends Migration {
  override up(): void {
    this.addSql(withinTransaction(getConstructionPlans('jobs')));
    this.addSql(LETTERS);
  }
}

/** A step is a part of a transaction already. */
function withinTransaction(plans: string): string {
  return plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}

const LETTERS = `
-- a letter may be held for a day while the mail server is away, and is another instance's when its own has been silent
select jobs.create_queue('letters', '{"policy": "standard", "retryLimit": 10000, "retryDelay": 1, "retryBackoff": true,
  "retryDelayMax": 600, "expireInSeconds": 86400, "heartbeatSeconds": 30, "deleteAfterSeconds": 3600}');

-- only what a letter is about: it is worded when it is sent, so no name and no address waits here
create function queue_letter(kind text, about uuid, letter uuid default gen_random_uuid(),
  written timestamptz default now()) returns void language sql as $$
  insert into jobs.job (id, name, data, created_on, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
  select letter, name, jsonb_build_object('kind', kind, 'about', about), written, policy, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds,
    now() + make_interval(secs => retention_seconds)
  from jobs.queue where name = 'letters';
  select pg_notify('content_changed', 'outgoing_letters');
$$;

create or replace function write_letter() returns trigger language plpgsql as $$
begin
  perform queue_letter(tg_argv[0], new.id);
  return null;
end
$$;

select queue_letter(kind, about, id, created_at) from outgoing_letters order by next_try_at;
drop table outgoing_letters;

-- what waits, for whoever looks, hurries or removes
create view outgoing_letters as
  select id, data ->> 'kind' as kind, (data ->> 'about')::uuid as about,
    retry_count + (started_on is not null)::int as attempts, start_after as next_try_at, created_on as created_at,
    case state when 'retry' then output ->> 'message' end as last_error_code
  from jobs.job where name = 'letters' and state < 'completed';
`;
