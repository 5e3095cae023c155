import type { PersonalData, Tally } from '@site/api-kernel';
import { expiring, type Database } from '@site/api-platform/persistence';
import { emailForms, PENDING_DAYS } from '@site/vocabulary';
import type { LinkKeys } from '../../application/link-keys';

const PAST = {
  /** Nobody has confirmed them. */
  newsletter_unconfirmed: `state = 'pending' and consent_at < now() - interval '${PENDING_DAYS} days'`,
  /** What is left of whoever left: a keyed hash. */
  newsletter_unsubscribed: `state = 'unsubscribed' and left_at < now() - interval '3 years'`,
} as const;
const HELD = '(email = any ($1::text[]) or address_hash = any ($2::bytea[]))';
const SUBSCRIPTIONS = `select id, nullif(email, '') as email, state, language, source, consent_version, consent_at,
  confirmed_at, left_at, created_at from newsletter_subscriptions where ${HELD}`;
const LETTERS = `select l.id, l.asked_at, l.announcement_id from newsletter_letters l
  join newsletter_subscriptions on newsletter_subscriptions.id = l.subscription_id where ${HELD} order by l.asked_at`;

/** What the newsletter holds of people. */
export class NewsletterData implements PersonalData {
  constructor(
    private readonly database: Database,
    private readonly keys: LinkKeys,
  ) {}

  async expire(pretend: boolean): Promise<Tally> {
    const counts = Object.entries(PAST).map(async ([name, condition]) => {
      const count = pretend
        ? this.count(`select count(*)::int as count from newsletter_subscriptions where ${condition}`)
        : this.expireWhere(condition);
      return [name, await count] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const values = this.known(email);
    const [subscriptions, letters] = await Promise.all([
      this.database.query<object>(SUBSCRIPTIONS, values),
      this.database.query<object>(LETTERS, values),
    ]);
    return { newsletter_subscriptions: subscriptions, newsletter_letters: letters };
  }

  async erase(email: string): Promise<Tally> {
    const values = this.known(email);
    const letters = await this.count(`select count(*)::int as count from (${LETTERS}) held`, values);
    return { newsletter_subscriptions: await this.remove(HELD, values), newsletter_letters: letters };
  }

  private known(email: string): unknown[] {
    return [emailForms(email), this.keys.addressHashes(email).map((hash) => Buffer.from(hash, 'hex'))];
  }

  private async count(text: string, values: readonly unknown[] = []): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(text, values);
    return row?.count ?? 0;
  }

  private async expireWhere(condition: string): Promise<number> {
    const removal = `delete from newsletter_subscriptions where ${condition} returning 1`;
    return (await this.database.query(expiring('newsletter', removal))).length;
  }

  private remove(condition: string, values: readonly unknown[]): Promise<number> {
    return this.count(
      `with gone as (delete from newsletter_subscriptions where ${condition} returning id)
       select count(*)::int as count from gone`,
      values,
    );
  }
}
