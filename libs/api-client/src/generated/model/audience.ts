/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Audience {
  /** @minimum 0 */
  fr: number;
  /** @minimum 0 */
  en: number;
}
