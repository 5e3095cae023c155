import type { ListPage } from '@site/api-platform';
import type { SubscriptionState } from '@site/vocabulary';
import type { Subscription } from '../domain/subscription';
import {
  SubscriberReader,
  type SubscriberListRequest,
  type SubscriberRow,
} from '../infrastructure/persistence/subscriber.reader';

/** Reads the subscriptions of memory; filters and searches only as far as HTTP tests need. */
export class InMemorySubscriberReader extends SubscriberReader {
  constructor(private readonly stored: { readonly subscriptions: readonly Subscription[] }) {
    super();
  }

  async list({ state, search = '', size }: SubscriberListRequest): Promise<ListPage<SubscriberRow>> {
    const found = (await this.all(state)).reverse().filter(({ email }) => (email ?? '').includes(search));
    return { items: found.slice(0, size), total: found.length, next: undefined };
  }

  async all(state: SubscriptionState | undefined): Promise<SubscriberRow[]> {
    return this.stored.subscriptions.map(rowOf).filter((row) => state === undefined || row.state === state);
  }
}

function rowOf({ id, facts }: Subscription): SubscriberRow {
  const { email, state, consent, createdAt, confirmedAt, leftAt } = facts;
  return {
    id,
    email,
    state,
    language: consent.language,
    source: consent.source,
    consent_version: consent.version,
    consent_at: wire(consent.at),
    confirmed_at: confirmedAt && wire(confirmedAt),
    left_at: leftAt && wire(leftAt),
    created_at: wire(createdAt),
  };
}

function wire(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}
