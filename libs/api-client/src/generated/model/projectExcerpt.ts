/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectExcerptFiles } from './projectExcerptFiles';
import type { ProjectStatus } from './projectStatus';

export interface ProjectExcerpt {
  id: string;
  title_fr?: string;
  title_en?: string;
  description_fr?: string;
  description_en?: string;
  category?: string;
  location?: string;
  /** @nullable */
  location_en?: string | null;
  date?: string;
  /** @nullable */
  date_en?: string | null;
  beneficiaries?: string;
  /** @nullable */
  beneficiaries_en?: string | null;
  status?: ProjectStatus;
  /** @nullable */
  image_url?: string | null;
  featured?: boolean;
  /** @nullable */
  client?: string | null;
  /** @nullable */
  client_en?: string | null;
  /** @nullable */
  funder?: string | null;
  /** @nullable */
  funder_en?: string | null;
  /** @nullable */
  services?: string | null;
  /** @nullable */
  services_en?: string | null;
  /** @nullable */
  amount?: string | null;
  /** @nullable */
  amount_en?: string | null;
  /** @nullable */
  duration?: string | null;
  /** @nullable */
  duration_en?: string | null;
  /** @nullable */
  team?: string | null;
  /** @nullable */
  team_en?: string | null;
  /** @nullable */
  point?: string | null;
  /** @nullable */
  picture1_url?: string | null;
  /** @nullable */
  picture1_caption?: string | null;
  /** @nullable */
  picture1_caption_en?: string | null;
  /** @nullable */
  picture2_url?: string | null;
  /** @nullable */
  picture2_caption?: string | null;
  /** @nullable */
  picture2_caption_en?: string | null;
  /** @nullable */
  picture3_url?: string | null;
  /** @nullable */
  picture3_caption?: string | null;
  /** @nullable */
  picture3_caption_en?: string | null;
  /** @nullable */
  picture4_url?: string | null;
  /** @nullable */
  picture4_caption?: string | null;
  /** @nullable */
  picture4_caption_en?: string | null;
  /** @nullable */
  picture5_url?: string | null;
  /** @nullable */
  picture5_caption?: string | null;
  /** @nullable */
  picture5_caption_en?: string | null;
  /** @nullable */
  picture6_url?: string | null;
  /** @nullable */
  picture6_caption?: string | null;
  /** @nullable */
  picture6_caption_en?: string | null;
  /** @nullable */
  picture7_url?: string | null;
  /** @nullable */
  picture7_caption?: string | null;
  /** @nullable */
  picture7_caption_en?: string | null;
  /** @nullable */
  picture8_url?: string | null;
  /** @nullable */
  picture8_caption?: string | null;
  /** @nullable */
  picture8_caption_en?: string | null;
  /** @nullable */
  related_publications?: string | null;
  /** @nullable */
  related_partners?: string | null;
  hidden?: boolean;
  english_outdated?: boolean;
  page_url?: string;
  files?: ProjectExcerptFiles;
  created_at?: string;
  updated_at?: string;
  /** @minimum 1 */
  version?: number;
}
