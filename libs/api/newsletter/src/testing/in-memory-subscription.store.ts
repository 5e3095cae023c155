import { DomainError, type Clock } from '@site/api-kernel';
import type {
  SubscriptionStore,
  AskedOf,
  Asking,
  Changing,
  LinkAction,
  LetterFacts,
  LinkHashes,
} from '../application/subscription.store';
import { Subscription } from '../domain/subscription';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface StoredLetter {
  readonly id: string;
  readonly subscriptionId: string;
  readonly askedAt: Date;
  confirm?: string | undefined;
  leave?: string;
  until?: Date;
}

/** The double: as the tables, in the memory of one test. */
export class InMemorySubscriptionStore implements SubscriptionStore {
  private readonly rows = new Map<string, Subscription>();
  private waiting: StoredLetter[] = [];

  constructor(private readonly clock: Clock) {}

  get subscriptions(): readonly Subscription[] {
    return [...this.rows.values()];
  }

  /** Ids of the letters that were asked for. */
  get letters(): readonly string[] {
    return this.waiting.map(({ id }) => id);
  }

  async ask(
    email: string,
    hashes: readonly [string, ...string[]],
    change: (standing: AskedOf) => Asking,
  ): Promise<void> {
    const now = this.clock.now();
    const known = [...this.rows.values()].find(
      (one) => one.email === email || hashes.includes(one.addressHash),
    );
    const lettersAsked = this.waiting
      .filter(({ subscriptionId, askedAt }) => {
        return subscriptionId === known?.id && now.getTime() - askedAt.getTime() < DAY;
      })
      .map(({ askedAt }) => askedAt);
    const found = known && copyOf(known);
    const { subscription, letter } = change({ found, lettersAsked, now });
    this.rows.set(subscription.id, copyOf(subscription));
    if (letter !== undefined) {
      this.waiting.push({ id: letter, subscriptionId: subscription.id, askedAt: now });
    }
  }

  async follow(
    action: LinkAction,
    tokenHash: string,
    change: (changing: Changing & { readonly until: Date }) => void,
  ): Promise<boolean> {
    const letter = this.waiting.find((one) => one[action] === tokenHash);
    const row = letter && this.rows.get(letter.subscriptionId);
    if (letter?.until === undefined || row === undefined) return false;
    const subscription = copyOf(row);
    change({ subscription, now: this.clock.now(), until: letter.until });
    this.rows.set(subscription.id, subscription);
    if (subscription.state === 'unsubscribed') {
      for (const one of this.waiting) if (one.subscriptionId === subscription.id) one.confirm = undefined;
    }
    return true;
  }

  async seal(letterId: string, hashes: LinkHashes, hours: number): Promise<LetterFacts | undefined> {
    const letter = this.waiting.find(({ id }) => id === letterId);
    const known = letter && this.rows.get(letter.subscriptionId);
    if (letter === undefined || known?.state !== 'pending') return undefined;
    Object.assign(letter, hashes, { until: new Date(this.clock.now().getTime() + hours * HOUR) });
    return { email: known.email, language: known.consent.language };
  }

  async remove(id: string): Promise<void> {
    if (!this.rows.delete(id)) throw new DomainError('not_found');
    this.waiting = this.waiting.filter(({ subscriptionId }) => subscriptionId !== id);
  }
}

function copyOf(subscription: Subscription): Subscription {
  return Object.assign(Object.create(Subscription.prototype) as Subscription, subscription);
}
