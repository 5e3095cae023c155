import { DomainError } from '@site/api-kernel';
import type { Database, RunQuery } from '@site/api-platform';
import type { Locale, SubscriptionSource, SubscriptionState } from '@site/vocabulary';
import {
  SubscriptionStore,
  type AskedOf,
  type Asking,
  type Changing,
  type Deed,
  type LetterFacts,
  type LinkHashes,
} from '../../application/subscription.store';
import { Subscription } from '../../domain/subscription';

interface SubscriptionRow {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriptionState;
  readonly language: Locale;
  readonly source: SubscriptionSource;
  readonly consent_version: string;
  readonly consent_at: string;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly left_at: string | null;
}

const UNIQUE_VIOLATION = '23505';
const FIELDS = [
  'id',
  'email',
  'state',
  'language',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'left_at',
  'created_at',
] as const;
/** The id and the time of creation stay. */
const CHANGING = FIELDS.slice(1, -1).join(', ');
const COLUMNS = FIELDS.map((field) => `s.${field}`).join(', ');
const OF_ADDRESS = `select ${COLUMNS} from newsletter_subscriptions s
  where s.email = $1 or s.address_hash = any ($2::bytea[]) order by s.email = $1 desc limit 1 for update`;
const ASKED = `select asked_at from newsletter_letters
  where subscription_id = $1 and asked_at > now() - interval '1 day'`;
const BY_LINK: Readonly<Record<Deed, string>> = {
  confirm: linked('confirm_hash'),
  leave: linked('leave_hash'),
};
const ADD = `insert into newsletter_subscriptions (${FIELDS.join(', ')}, address_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const CHANGE = `update newsletter_subscriptions s
  set (${CHANGING}, address_hash) =
    ($2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, s.address_hash)) where id = $1`;
const SEAL = `update newsletter_letters l
  set confirm_hash = $2, leave_hash = $3, confirm_until = now() + make_interval(hours => $4)
  from newsletter_subscriptions s
  where l.id = $1 and s.id = l.subscription_id and s.state = 'pending' returning s.email, s.language`;

/** Tables `newsletter_subscriptions` and `newsletter_letters`; whoever asks for one address waits for his turn. */
export class PostgresSubscriptionStore extends SubscriptionStore {
  constructor(private readonly database: Database) {
    super();
  }

  async ask(
    email: string,
    hashes: readonly [string, ...string[]],
    change: (standing: AskedOf) => Asking,
  ): Promise<void> {
    try {
      await this.askInTurn(email, hashes, change);
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
      // Instances with different secrets take different turns: whoever comes second finds the row of the first.
      await this.askInTurn(email, hashes, change);
    }
  }

  private async askInTurn(
    email: string,
    hashes: readonly [string, ...string[]],
    change: (standing: AskedOf) => Asking,
  ): Promise<void> {
    const [present] = hashes;
    await this.database.transaction(async (run) => {
      await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [present]);
      const known = hashes.map(bytes);
      const [row] = await run<SubscriptionRow>(OF_ADDRESS, [email, known]);
      const asked = await run<{ asked_at: string }>(ASKED, [row?.id ?? null]);
      const { subscription, letter } = change({
        found: row && subscriptionOf(row),
        lettersAsked: asked.map(({ asked_at }) => new Date(asked_at)),
        now: await timeOf(run),
      });
      const values = valuesOf(subscription);
      if (row !== undefined) await run(CHANGE, [...values, bytes(present)]);
      else await run(ADD, [...values, subscription.facts.createdAt, bytes(present)]);
      if (letter === undefined) return;
      await run('insert into newsletter_letters (id, subscription_id) values ($1, $2)', [
        letter,
        subscription.id,
      ]);
    });
  }

  async follow(
    deed: Deed,
    tokenHash: string,
    change: (changing: Changing & { readonly until: Date }) => void,
  ): Promise<boolean> {
    return this.database.transaction(async (run) => {
      const [row] = await run<SubscriptionRow & { until: string }>(BY_LINK[deed], [bytes(tokenHash)]);
      if (row === undefined) return false;
      const subscription = subscriptionOf(row);
      change({ subscription, now: await timeOf(run), until: new Date(row.until) });
      await run(CHANGE, [...valuesOf(subscription), null]);
      // Whoever comes back later confirms by a new letter.
      if (subscription.facts.state === 'unsubscribed') {
        await run('update newsletter_letters set confirm_hash = null where subscription_id = $1', [row.id]);
      }
      return true;
    });
  }

  async seal(letterId: string, hashes: LinkHashes, hours: number): Promise<LetterFacts | undefined> {
    const values = [letterId, bytes(hashes.confirm), bytes(hashes.leave), hours];
    const [facts] = await this.database.query<LetterFacts>(SEAL, values);
    return facts;
  }

  async remove(id: string): Promise<void> {
    const removed = await this.database.query<{ id: string }>(
      'delete from newsletter_subscriptions where id = $1 returning id',
      [id],
    );
    if (removed.length === 0) throw new DomainError('not_found');
  }
}

function linked(hash: string): string {
  return `select ${COLUMNS}, l.confirm_until as until
    from newsletter_letters l join newsletter_subscriptions s on s.id = l.subscription_id
    where l.${hash} = $1 for update of s`;
}

async function timeOf(run: RunQuery): Promise<Date> {
  const [row] = await run<{ now: string }>('select now()');
  return new Date(row?.now ?? Number.NaN);
}

/** In the order of `FIELDS`, but for the last. */
function valuesOf({ id, facts }: Subscription): unknown[] {
  const { email, state, consent, confirmedAt, leftAt } = facts;
  const { language, source, version, at } = consent;
  return [id, email ?? '', state, language, source, version, at, confirmedAt, leftAt];
}

function subscriptionOf(row: SubscriptionRow): Subscription {
  return new Subscription(row.id, {
    state: row.state,
    email: row.email === '' ? null : row.email,
    consent: {
      version: row.consent_version,
      source: row.source,
      language: row.language,
      at: new Date(row.consent_at),
    },
    createdAt: new Date(row.created_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    leftAt: row.left_at === null ? null : new Date(row.left_at),
  });
}

function bytes(hash: string): Buffer {
  return Buffer.from(hash, 'hex');
}
