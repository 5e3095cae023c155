import type { Clock } from '@site/api-kernel';
import type { Job } from '../jobs/job-queue';
import type { Database } from '../persistence/database';
import { utc } from '../persistence/select-list';
import type { TargetRules } from './open-address';
import { signedHeaders } from './webhook-signature';
import { postTo, UnreachableTarget } from './webhook-target';
import { urlOf } from './webhooks';

/** For so long it is tried again. */
const GIVEN_UP_AFTER = '3 days';
/** Most seconds for which a receiver that does not answer is left in peace: each call to it costs a worker its time. */
const LONGEST_REST = 60;
/** Most seconds for which it is, when it asks for it. */
const LONGEST_REST_ASKED = 3_600;
/** Who answers so wants no more of it. */
const GONE = 410;

interface Due {
  readonly webhook: string;
  readonly failures: number;
  readonly kind: string;
  readonly record: string;
  readonly version: number | null;
  readonly changed_at: string;
  readonly url: string;
  readonly secret: string;
  readonly rests: boolean;
  readonly late: boolean;
}

const DUE = `select webhook, failures, kind, record, version, ${utc('changed_at')} as changed_at, url, secret,
    coalesce(rests_until > now(), false) as rests,
    webhook_deliveries.created_at < now() - interval '${GIVEN_UP_AFTER}' as late
  from webhook_deliveries join webhooks on webhooks.id = webhook
  where webhook_deliveries.id = $1 and state = 'waiting'`;
const NOTE = `with noted as (
    update webhook_deliveries set state = $2, attempts = attempts + 1, attempted_at = now(), status = $3, error = $4
    where id = $1 returning webhook)
  update webhooks set failures = case when $2 = 'delivered' then 0 else failures + 1 end,
    rests_until = case when $2 <> 'delivered'
      then now() + make_interval(secs => greatest($5, least(power(2, least(failures, 10)), ${LONGEST_REST}))) end
  from noted where webhooks.id = noted.webhook
  returning coalesce(ceil(extract(epoch from rests_until - now())), 0)::int as rest`;
/** Who found the receiver failing finds out when it has rested; all others ask less and less often, for there may be thousands. */
const COME_BACK = `update jobs.job set retry_backoff = $2, retry_delay = $3
  where name = 'webhooks' and id = $1 and (retry_backoff, retry_delay) <> ($2, $3)`;
/** What waits for a receiver that is back need not wait any longer. */
const RELEASE = `with released as (
    update jobs.job set start_after = now()
    where name = 'webhooks' and state = 'retry' and start_after > now() and starts_with(singleton_key, $1 || ' ') returning 1)
  select pg_notify('content_changed', 'webhook_deliveries') from released limit 1`;

/** Tells webhooks of changes: each at least once, those of one record in their order. */
export class WebhookDelivery {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly clock: Clock,
    private readonly rules: TargetRules,
  ) {}

  /** @throws UnreachableTarget when it has to be tried again */
  async deliver({ id, data, signal }: Pick<Job, 'id' | 'data' | 'signal'>): Promise<void> {
    const { delivery } = data as { readonly delivery: string };
    const [due] = await this.database.query<Due>(DUE, [delivery], 'delivery-due');
    // Taken back with its webhook, or done by somebody who could not say so any more.
    if (due === undefined) return;
    if (due.rests) {
      await this.database.query(COME_BACK, [id, true, 1], 'delivery-backs-off');
      throw new UnreachableTarget('receiver_rests');
    }
    const outcome = await this.call(delivery, due, signal);
    if (signal.aborted) throw new UnreachableTarget('interrupted');
    const state = stateAfter(outcome, due.late);
    const asked = Math.min(outcome.retryAfter, LONGEST_REST_ASKED);
    const noted = [delivery, state, outcome.status, outcome.error, asked];
    const [{ rest } = { rest: 0 }] = await this.database.query<{ rest: number }>(
      NOTE,
      noted,
      'note-delivery',
    );
    if (state === 'delivered' && due.failures > 0)
      await this.database.query(RELEASE, [due.webhook], 'release-deliveries');
    if (state !== 'waiting') return;
    await this.database.query(COME_BACK, [id, false, rest], 'delivery-comes-back');
    throw new UnreachableTarget(outcome.error ?? `status_${outcome.status}`);
  }

  private async call(id: string, due: Due, signal: AbortSignal): Promise<Outcome> {
    const body = bodyOf(due);
    const headers = signedHeaders(due.secret, id, this.clock.now(), body);
    try {
      return { ...(await postTo(new URL(due.url), { body, headers, signal }, this.rules)), error: null };
    } catch (error) {
      if (error instanceof UnreachableTarget) return { status: null, retryAfter: 0, error: error.message };
      throw error;
    }
  }
}

interface Outcome {
  readonly status: number | null;
  readonly retryAfter: number;
  readonly error: string | null;
}

function stateAfter({ status }: Outcome, late: boolean): 'delivered' | 'failed' | 'waiting' {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return late || status === GONE ? 'failed' : 'waiting';
}

/** What changed, as `GET /changes` tells it; what it says now is to be read by its id. */
function bodyOf({ kind, record, version, changed_at }: Due): string {
  const removed = version === null;
  return JSON.stringify({
    type: removed ? 'record.removed' : 'record.changed',
    timestamp: changed_at,
    data: { kind: urlOf(kind), id: record, removed, version, changed_at },
  });
}
