/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Partner {
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
  /** Whether visitors do not see it; administrators only are told */
  hidden?: boolean;
  created_at: string;
  /** When it was last changed */
  updated_at: string;
  /**
     * Grows with each change; `"v3"` in `If-Match` names version 3
     * @minimum 1
     */
  version: number;
}
