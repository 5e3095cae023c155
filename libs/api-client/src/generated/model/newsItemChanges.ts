/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface NewsItemChanges {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_fr?: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_en?: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 30000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  content_fr?: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 30000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  content_en?: string;
  /**
     * `url` of an uploaded file of the bucket `news-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/news-images/[\w.-]+)?$
     */
  image_url?: string | null;
  /** Whether visitors are not to see it; absent: as it is, and of a new record `false` */
  hidden?: boolean;
  /** Whether its English is to be read again. Absent, or as it is: a change of French alone says so, one of English takes it back, unless `If-Match` names a version with other French, too */
  english_outdated?: boolean;
  /**
     * When it is published: a day in Africa/Abidjan (`2026-03-01`), or a moment with `Z` or an offset (`2026-03-01T09:00:00Z`). Null, empty or absent: now. Today: now; another day: its midnight; the day that the item has already: unchanged. Visitors do not see it before.
     * @nullable
     * @pattern ^(?:\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)))?)?$
     */
  published_at?: string | null;
}
