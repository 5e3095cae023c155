/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PartnerChanges } from './partnerChanges';

export type PartnerInput = PartnerChanges & ({
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  type: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  country: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_fr: string;
  /**
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_en: string;
  /**
     * A number, or text that is one; what is not numeric, null or absent counts as 0
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  projects_count?: number | null;
});
