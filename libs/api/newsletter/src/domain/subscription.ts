import { DomainError, violation } from '@site/api-kernel';
import { isMailbox, type Locale, type SubscriptionSource, type SubscriptionState } from '@site/vocabulary';

/** To which words somebody agreed, where, in which language, and when. */
export interface Consent {
  readonly version: string;
  readonly source: SubscriptionSource;
  readonly language: Locale;
  readonly at: Date;
}

export interface SubscriptionFacts {
  readonly state: SubscriptionState;
  /** Null: erased, when its owner left. */
  readonly email: string | null;
  readonly consent: Consent;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many letters one address gets when it, or a stranger, asks again and again. */
export const LETTERS = { perDay: 3, apart: 5 * MINUTE } as const;

/** One address that asked for the newsletter. Only who reads its mail can confirm that, and leave again. */
export class Subscription {
  private returning = false;

  constructor(
    readonly id: string,
    private stands: SubscriptionFacts,
  ) {}

  /** @throws DomainError `validation_failed` */
  static ask(id: string, email: string, consent: Consent): Subscription {
    return new Subscription(id, {
      state: 'pending',
      email: demandEmail(email),
      consent,
      createdAt: consent.at,
      confirmedAt: null,
      leftAt: null,
    });
  }

  get facts(): SubscriptionFacts {
    return this.stands;
  }

  /** Whoever is subscribed stays so, as he agreed to it then; anybody else begins anew. */
  askAgain(email: string, consent: Consent): void {
    if (this.stands.state === 'confirmed') return;
    this.returning = this.stands.state === 'unsubscribed';
    this.stands = {
      ...this.stands,
      state: 'pending',
      email: demandEmail(email),
      consent,
      confirmedAt: null,
      leftAt: null,
    };
  }

  /** @param asked when the letters of the last day were asked for */
  awaitsLetter(asked: readonly Date[], now: Date): boolean {
    if (this.stands.state !== 'pending') return false;
    const recent = asked.filter((at) => now.getTime() - at.getTime() < DAY);
    const last = Math.max(...recent.map((at) => at.getTime()));
    // Whoever has just left reads the mailbox: he is no stranger who floods it.
    const apart = this.returning || now.getTime() - last >= LETTERS.apart;
    return apart && recent.length < LETTERS.perDay;
  }

  /** By the link of a letter that holds until `until`. Twice is once. @throws DomainError `validation_failed` */
  confirm(now: Date, until: Date): void {
    if (this.stands.state === 'confirmed') return;
    if (this.stands.state !== 'pending' || now >= until) throw linkInvalid();
    this.stands = { ...this.stands, state: 'confirmed', confirmedAt: now };
  }

  /** Effective at once, and twice is once. The address is forgotten. */
  leave(now: Date): void {
    if (this.stands.state === 'unsubscribed') return;
    this.stands = { ...this.stands, state: 'unsubscribed', email: null, confirmedAt: null, leftAt: now };
  }
}

export function linkInvalid(): DomainError {
  return new DomainError('validation_failed', {
    violations: [violation('/token', 'newsletter_link_invalid')],
  });
}

/** The one form in which addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

function demandEmail(text: string): string {
  const email = normaliseEmail(text);
  if (isMailbox(email)) return email;
  throw new DomainError('validation_failed', { violations: [violation('/email', 'email_invalid')] });
}
