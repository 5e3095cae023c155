/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PartnerExcerptFiles } from './partnerExcerptFiles';

export interface PartnerExcerpt {
  id: string;
  name?: string;
  type?: string;
  country?: string;
  /** @nullable */
  country_en?: string | null;
  description_fr?: string;
  description_en?: string;
  /** @nullable */
  logo_url?: string | null;
  /** @nullable */
  website_url?: string | null;
  projects_count?: number;
  hidden?: boolean;
  english_outdated?: boolean;
  files?: PartnerExcerptFiles;
  created_at?: string;
  updated_at?: string;
  /** @minimum 1 */
  version?: number;
}
