/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Announced } from './announced';
import type { AnnouncementLetters } from './announcementLetters';
import type { Audience } from './audience';

export interface Announcement {
  /** The letter as it would go out now */
  letters: AnnouncementLetters;
  /** Confirmed addresses by the language of their letters */
  audience: Audience;
  /** Null: not announced yet */
  announced: Announced | null;
  /** Whether there is a mail server; without one letters wait */
  mails: boolean;
}
