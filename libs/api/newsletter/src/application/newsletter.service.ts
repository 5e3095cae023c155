import { DomainError, violation, type IdGenerator } from '@site/api-kernel';
import { isMailbox, NEWSLETTER_CONSENT, type Locale, type SubscriptionSource } from '@site/vocabulary';
import { linkInvalid, normaliseEmail, Subscription } from '../domain/subscription';
import type { LinkKeys } from './link-keys';
import type { SubscriptionAllowance } from './subscription-allowance';
import type { SubscriptionStore } from './subscription.store';

export interface SubscriptionRequest {
  readonly email: string;
  readonly language: Locale;
  readonly source: SubscriptionSource;
  /** What stands in the field that people do not see. */
  readonly trap: string;
  /** What the visitor is counted under. */
  readonly client: string;
}

/** Who gets the newsletter: whoever asks for it and confirms that by the link of a letter, until he leaves. */
export class NewsletterService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly keys: LinkKeys,
    private readonly allowance: SubscriptionAllowance,
    private readonly ids: IdGenerator,
  ) {}

  /** Nothing tells whether the address was known. @throws DomainError `validation_failed`, `rate_limited` */
  async subscribe(request: SubscriptionRequest): Promise<void> {
    const { language, source, trap, client } = request;
    const email = normaliseEmail(request.email);
    if (!isMailbox(email)) {
      throw new DomainError('validation_failed', { violations: [violation('/email', 'email_invalid')] });
    }
    const person = trap === '';
    // Whoever is subscribed costs as much as anybody else, or the limit would tell.
    await this.allowance.take(client, person);
    if (!person) return;
    await this.store.ask(email, this.keys.addressHashes(email), ({ found, lettersAsked, now }) => {
      const consent = { version: NEWSLETTER_CONSENT.version, source, language, at: now };
      const subscription = found ?? Subscription.ask(this.ids.next(), email, consent);
      if (found !== undefined) subscription.askAgain(email, consent);
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

  /** @throws DomainError `validation_failed` */
  async leave(token: string): Promise<void> {
    const known = await this.store.follow('leave', this.keys.hashOf(token), ({ subscription, now }) =>
      subscription.leave(now),
    );
    if (!known) throw linkInvalid();
  }

  /** What an administrator does for somebody who asks for it: nothing of him is left. */
  async erase(id: string): Promise<void> {
    await this.store.remove(id);
  }
}
