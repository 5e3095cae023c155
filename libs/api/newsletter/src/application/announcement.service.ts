import { DomainError, type IdGenerator, type Mailer, type WordedLetter } from '@site/api-kernel';
import { LOCALES, type Locale } from '@site/vocabulary';
import { Announcement } from '../domain/announcement';
import type { Announced, AnnouncementStore } from './announcement.store';
import type { AnnouncementWriter } from './announcement.writer';

/** What an announcement would be, or has been. */
export interface AnnouncementPlan {
  readonly letters: Readonly<Record<Locale, WordedLetter>>;
  readonly audience: Readonly<Record<Locale, number>>;
  readonly announced: Announced | null;
  /** Whether there is a mail server; without one letters wait. */
  readonly mails: boolean;
}

/** Tells those who subscribed of a news item, once. */
export class AnnouncementService {
  constructor(
    private readonly store: AnnouncementStore,
    private readonly writer: AnnouncementWriter,
    private readonly mailer: Mailer,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws DomainError `not_found` where visitors do not see the item */
  async plan(news: string): Promise<AnnouncementPlan> {
    const worded = LOCALES.map(async (locale) => [locale, await this.worded(news, locale)] as const);
    const [letters, audience, announced] = await Promise.all([
      Promise.all(worded),
      this.store.audience(),
      this.store.find(news),
    ]);
    return {
      letters: Object.fromEntries(letters) as Record<Locale, WordedLetter>,
      audience,
      announced: announced ?? null,
      mails: this.mailer.available,
    };
  }

  /** Sends the letter to one address, now. @throws DomainError `not_found`, `dependency_unavailable` */
  async tryOut(news: string, locale: Locale, to: string): Promise<void> {
    const letter = await this.worded(news, locale);
    if (!this.mailer.available || (await this.mailer.send({ to, ...letter })) !== 'sent')
      throw new DomainError('dependency_unavailable');
  }

  /** @throws DomainError `not_found`, `already_announced`, `nobody_subscribed` */
  async announce(news: string, by: string): Promise<void> {
    await this.worded(news, 'fr');
    await this.store.announce(new Announcement(this.ids.next(), news, by));
  }

  private async worded(news: string, locale: Locale): Promise<WordedLetter> {
    const letter = await this.writer.worded(news, locale);
    if (letter === undefined) throw new DomainError('not_found');
    return letter;
  }
}
