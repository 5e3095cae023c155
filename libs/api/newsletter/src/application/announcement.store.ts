import type { Locale } from '@site/vocabulary';
import type { Announcement } from '../domain/announcement';

/** What has become of an announcement. */
export interface Announced {
  /** ISO 8601. */
  readonly at: string;
  /** Addresses that it was queued to. */
  readonly recipients: number;
  /** Letters of it that wait. */
  readonly waiting: number;
}

/** What a letter of an announcement needs to be worded. */
export interface AnnouncementFacts {
  readonly email: string;
  readonly language: Locale;
  /** Id of the news item. */
  readonly news: string;
}

/** Announcements, with one letter for each address that was confirmed then. */
export abstract class AnnouncementStore {
  abstract find(news: string): Promise<Announced | undefined>;
  /** Confirmed addresses by their language. */
  abstract audience(): Promise<Readonly<Record<Locale, number>>>;
  /**
   * Queues a letter to each confirmed address, and notes it in the journal: all of it, or nothing.
   * @throws DomainError `already_announced`, `nobody_subscribed`
   */
  abstract announce(announcement: Announcement): Promise<void>;
  /** Notes what the link of a letter is known by. Undefined: its reader has left. */
  abstract seal(letterId: string, leaveHash: string): Promise<AnnouncementFacts | undefined>;
}
