import type { ListPage } from '@site/api-platform/persistence';
import type { SubscriptionState } from '@site/vocabulary';
import type { Subscription } from '../domain/subscription';
import type { SubscriberDto } from '../infrastructure/http/subscribers.dto';
import type {
  SubscriberReader,
  SubscriberListRequest,
} from '../infrastructure/persistence/subscriber.reader';

/** Reads the subscriptions of memory; filters and searches only as far as HTTP tests need. */
export class InMemorySubscriberReader implements Pick<SubscriberReader, keyof SubscriberReader> {
  constructor(private readonly stored: { readonly subscriptions: readonly Subscription[] }) {}

  async list({ state, search = '', size }: SubscriberListRequest): Promise<ListPage<SubscriberDto>> {
    const found = this.all(state)
      .reverse()
      .filter(({ email }) => (email ?? '').includes(search));
    return { items: found.slice(0, size), total: found.length, next: undefined };
  }

  async *batches(state: SubscriptionState | undefined): AsyncGenerator<readonly SubscriberDto[]> {
    for (const row of this.all(state)) yield [row];
  }

  private all(state: SubscriptionState | undefined): SubscriberDto[] {
    return this.stored.subscriptions.map(rowOf).filter((row) => state === undefined || row.state === state);
  }
}

function rowOf({ id, email, state, consent, createdAt, confirmedAt, leftAt }: Subscription): SubscriberDto {
  return {
    id,
    email: email === '' ? null : email,
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
