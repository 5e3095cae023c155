import { DomainError } from '@site/api-kernel';
import { actedBy, type Database, type RunQuery } from '@site/api-platform/persistence';
import type {
  SubscriptionStore,
  AskedOf,
  Asking,
  Changing,
  LinkAction,
  LetterFacts,
  LinkHashes,
} from '../../application/subscription.store';
import { Subscription } from '../../domain/subscription';

/** All columns of the table: what is read to be changed. */
interface SubscriptionRow {
  readonly id: string;
}

const UNIQUE_VIOLATION = '23505';
const OF_ADDRESS = `select s.* from newsletter_subscriptions s
  where s.email = $1 or s.address_hash = any ($2::bytea[]) 
  order by s.email = $1 desc, s.address_hash = ($2::bytea[])[1] desc limit 1 for update`;
const ASKED = `select asked_at from newsletter_letters
  where subscription_id = $1 and announcement_id is null and asked_at > now() - interval '1 day'`;
const BY_LINK: Readonly<Record<LinkAction, string>> = {
  confirm: linked('confirm_hash'),
  leave: linked('leave_hash'),
};
const SEAL = `update newsletter_letters l
  set confirm_hash = $2, leave_hash = $3, confirm_until = now() + make_interval(hours => $4)
  from newsletter_subscriptions s
  where l.id = $1 and l.announcement_id is null and s.id = l.subscription_id and s.state = 'pending' returning s.email, s.language`;

/**
 * Tables `newsletter_subscriptions`, as mapped, and `newsletter_letters`; whoever asks for one address waits for his turn.
 */
export class MikroOrmSubscriptionStore implements SubscriptionStore {
  constructor(private readonly database: Database) {}

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
    await this.database.transaction(async (run, unit) => {
      await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [present]);
      const [row] = await run<SubscriptionRow>(OF_ADDRESS, [email, hashes.map(bytes)]);
      const asked = await run<{ asked_at: string }>(ASKED, [row?.id ?? null]);
      const { subscription, letter } = change({
        found: row && unit.map(Subscription, row),
        lettersAsked: asked.map(({ asked_at }) => new Date(asked_at)),
        now: await timeOf(run),
      });
      await unit.persist(subscription).flush();
      if (letter === undefined) return;
      await run('insert into newsletter_letters (id, subscription_id) values ($1, $2)', [
        letter,
        subscription.id,
      ]);
    });
  }

  async follow(
    action: LinkAction,
    tokenHash: string,
    change: (changing: Changing & { readonly until: Date }) => void,
  ): Promise<boolean> {
    return this.database.transaction(async (run, unit) => {
      const [row] = await run<SubscriptionRow & { until: string }>(BY_LINK[action], [bytes(tokenHash)]);
      if (row === undefined) return false;
      const subscription = unit.map(Subscription, row);
      change({ subscription, now: await timeOf(run), until: new Date(row.until) });
      // Whoever comes back later confirms by a new letter.
      if (subscription.state === 'unsubscribed') {
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

  async remove(id: string, by: string): Promise<void> {
    const removed = await this.database.unitOfWork((unit) =>
      unit.nativeDelete(Subscription, { id, ...actedBy(by) }),
    );
    if (removed === 0) throw new DomainError('not_found');
  }
}

function linked(hash: string): string {
  return `select s.*, l.confirm_until as until
    from newsletter_letters l join newsletter_subscriptions s on s.id = l.subscription_id
    where l.${hash} = $1 for update of s`;
}

async function timeOf(run: RunQuery): Promise<Date> {
  const [row] = await run<{ now: string }>('select now()');
  return new Date(row?.now ?? Number.NaN);
}

function bytes(hash: string): Buffer {
  return Buffer.from(hash, 'hex');
}
