import { DomainError, spendMail, violation } from '@site/api-kernel';
import type { IdGenerator, Limit, RateLimiter } from '@site/api-kernel';
import { isEmail, normaliseEmail, NEWSLETTER_CONSENT } from '@site/vocabulary';
import type { Locale, SubscriptionSource } from '@site/vocabulary';
import { Consent, linkInvalid, Subscription } from '../domain/subscription';
import type { LinkKeys } from './link-keys';
import type { SubscriptionStore } from './subscription.store';

/** Requests of one visitor: those that were understood, so that a mistake in the form costs nothing. */
const SUBSCRIBING: Limit = { name: 'newsletter', points: 5, seconds: 10 * 60 };

export interface SubscriptionRequest {
  readonly email: string;
  readonly language: Locale;
  readonly source: SubscriptionSource;
  /** What stands in the field that people do not see. */
  readonly trap: string;
  /** What the visitor is counted under; it is not stored. */
  readonly client: string;
}

/** Who gets the newsletter: whoever asks for it and confirms that by the link of a letter, until he leaves. */
export class NewsletterService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly keys: LinkKeys,
    private readonly limiter: RateLimiter,
    private readonly ids: IdGenerator,
  ) {}

  /** Nothing tells whether the address was known. @throws DomainError `validation_failed`, `rate_limited` */
  async subscribe(request: SubscriptionRequest): Promise<void> {
    const { language, source, trap, client } = request;
    const email = normaliseEmail(request.email);
    if (!isEmail(request.email)) {
      throw new DomainError('validation_failed', { violations: [violation('/email', 'email_invalid')] });
    }
    const person = trap === '';
    // Whoever is subscribed costs as much as anybody else, or the limit would tell.
    await this.limiter.spend(SUBSCRIBING, client);
    if (!person) return;
    await spendMail(this.limiter);
    const hashes = this.keys.addressHashes(request.email);
    const address = { email, hash: hashes[0] };
    await this.store.ask(email, hashes, ({ found, lettersAsked, now }) => {
      const consent = new Consent(NEWSLETTER_CONSENT.version, source, language, now);
      const subscription = found ?? new Subscription(this.ids.next(), address, consent);
      found?.askAgain(address, consent);
      const letter = subscription.awaitsLetter(lettersAsked, now) ? this.ids.next() : undefined;
      return { subscription, letter };
    });
  }

  /** @throws DomainError `validation_failed` */
  async confirm(token: string): Promise<void> {
    const known = await this.store.follow(
      'confirm',
      this.keys.hashOf(token),
      ({ subscription, now, until }) => subscription.confirm(now, until),
    );
    if (!known) throw linkInvalid();
  }

  /** Nothing tells whether the token was known. */
  async leave(token: string): Promise<void> {
    await this.store.follow('leave', this.keys.hashOf(token), ({ subscription, now }) =>
      subscription.leave(now),
    );
  }

  /** What an administrator does for somebody who asks for it: nothing of him is left. */
  async erase(id: string, by: string): Promise<void> {
    await this.store.remove(id, by);
  }
}
