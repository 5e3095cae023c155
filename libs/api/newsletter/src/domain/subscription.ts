import { DomainError, violation } from '@site/api-kernel';
import { isEmail, normaliseEmail } from '@site/vocabulary';
import type { Locale, SubscriptionSource, SubscriptionState } from '@site/vocabulary';

/** To which words somebody agreed, where, in which language, and when. */
export class Consent {
  constructor(
    readonly version: string,
    readonly source: SubscriptionSource,
    readonly language: Locale,
    readonly at: Date,
  ) {}
}

/** An address that asks, and the keyed hash by which it will be known. */
export interface KnownAddress {
  readonly email: string;
  readonly hash: string;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How many letters one address gets when it, or a stranger, asks again and again. */
export const LETTERS = { perDay: 3, apart: HOUR } as const;

/** One address that asked for the newsletter. Only who reads its mail can confirm that, and leave again. */
export class Subscription {
  state: SubscriptionState = 'pending';
  addressHash: string;
  /** Empty: erased, when its owner left. */
  email: string;
  readonly createdAt: Date;
  confirmedAt: Date | null = null;
  leftAt: Date | null = null;

  /** @throws DomainError `validation_failed` */
  constructor(
    readonly id: string,
    address: KnownAddress,
    public consent: Consent,
  ) {
    this.email = demandEmail(address.email);
    this.addressHash = address.hash;
    this.createdAt = consent.at;
  }

  /** Whoever is subscribed stays so, as he agreed to it then; anybody else begins anew. */
  askAgain(address: KnownAddress, consent: Consent): void {
    this.addressHash = address.hash;
    if (this.state === 'confirmed') return;
    this.email = demandEmail(address.email);
    this.state = 'pending';
    this.consent = consent;
    this.confirmedAt = this.leftAt = null;
  }

  /** @param asked when the letters of the last day were asked for */
  awaitsLetter(asked: readonly Date[], now: Date): boolean {
    if (this.state !== 'pending') return false;
    const recent = asked.filter((at) => now.getTime() - at.getTime() < DAY);
    const last = Math.max(...recent.map((at) => at.getTime()));
    return now.getTime() - last >= LETTERS.apart && recent.length < LETTERS.perDay;
  }

  /** By the link of a letter that holds until `until`. Twice is once. @throws DomainError `validation_failed` */
  confirm(now: Date, until: Date): void {
    if (this.state === 'confirmed') return;
    if (this.state !== 'pending' || now >= until) throw linkInvalid();
    this.state = 'confirmed';
    this.confirmedAt = now;
  }

  /** Effective at once, and twice is once. The address is forgotten. */
  leave(now: Date): void {
    if (this.state === 'unsubscribed') return;
    this.state = 'unsubscribed';
    this.email = '';
    this.confirmedAt = null;
    this.leftAt = now;
  }
}

export function linkInvalid(): DomainError {
  return new DomainError('validation_failed', {
    violations: [violation('/token', 'newsletter_link_invalid')],
  });
}

function demandEmail(text: string): string {
  if (isEmail(text)) return normaliseEmail(text);
  throw new DomainError('validation_failed', { violations: [violation('/email', 'email_invalid')] });
}
