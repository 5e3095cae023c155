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
  date?: string;
  beneficiaries?: string;
  status?: ProjectStatus;
  /** @nullable */
  image_url?: string | null;
  featured?: boolean;
  hidden?: boolean;
  page_url?: string;
  files?: ProjectExcerptFiles;
  created_at?: string;
  updated_at?: string;
  /** @minimum 1 */
  version?: number;
}
