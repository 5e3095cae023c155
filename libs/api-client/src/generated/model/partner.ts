/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentRecord } from './contentRecord';

export type Partner = ContentRecord & ({
  name: string;
  type: string;
  country: string;
  /** @nullable */
  country_en: string | null;
  /** Markdown as in the introduction; no HTML */
  description_fr: string;
  /** Markdown as in the introduction; no HTML */
  description_en: string;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  logo_url: string | null;
  /**
     * Absolute address, http or https, as browsers read it
     * @nullable
     */
  website_url: string | null;
  projects_count: number;
  created_at: string;
});
