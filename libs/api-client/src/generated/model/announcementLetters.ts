/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { AnnouncementLetter } from './announcementLetter';

export interface AnnouncementLetters {
  fr: AnnouncementLetter;
  en: AnnouncementLetter;
}
