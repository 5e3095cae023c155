/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PartnerDto {
  id: string;
  name: string;
  type: string;
  country: string;
  description_fr: string;
  description_en: string;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  logo_url: string | null;
  /** @nullable */
  website_url: string | null;
  projects_count: number;
  created_at: string;
}
