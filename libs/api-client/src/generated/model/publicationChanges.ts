/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PublicationChanges {
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
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_fr?: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_en?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  type?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  category?: string;
  /**
     * Language of the document; the form offers FR, EN, Bilingue
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  language?: string;
  /**
     * Free text
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  date?: string;
  /**
     * What English readers are shown instead of `date`; null or empty: the same
     * @maxLength 60
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  date_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `publications`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/publications/[\w.-]+)?$
     */
  file_url?: string | null;
  /**
     * Size of a document that is not here; of an uploaded file its own size is stored, whatever is sent. Null or empty for none
     * @maxLength 20
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  file_size?: string | null;
  /** Whether visitors are not to see it; absent: as it is, and of a new record `false` */
  hidden?: boolean;
  /** Whether its English is to be read again. Absent, or as it is: a change of French alone says so, one of English takes it back, unless `If-Match` names a version with other French, too */
  english_outdated?: boolean;
}
