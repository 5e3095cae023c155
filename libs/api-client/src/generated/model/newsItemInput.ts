/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NewsItemChanges } from './newsItemChanges';

export type NewsItemInput = NewsItemChanges & {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_fr: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_en: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 30000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  content_fr: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 30000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  content_en: string;
};
