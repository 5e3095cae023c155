/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface AnnouncementLetter {
  subject: string;
  text: string;
  html: string;
}
