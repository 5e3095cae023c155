/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PartnerChanges {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  type?: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  country?: string;
  /**
     * What English readers are shown instead of `country`; null or empty: the same
     * @maxLength 100
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  country_en?: string | null;
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
     * `url` of an uploaded file of the bucket `partner-logos`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/partner-logos/[\w.-]+)?$
     */
  logo_url?: string | null;
  /**
     * Absolute address, http or https, without a name and password in it; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f-\u009f\\<>"]+)?$
     */
  website_url?: string | null;
  /**
     * A number, or text that is one; what is not numeric, null or absent counts as 0
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  projects_count?: number | null;
  /** Whether visitors are not to see it; absent: as it is, and of a new record `false` */
  hidden?: boolean;
  /** Whether its English is to be read again. Absent, or as it is: a change of French alone says so, one of English takes it back, unless `If-Match` names a version with other French, too */
  english_outdated?: boolean;
}
