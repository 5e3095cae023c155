/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PublicationExcerptFiles } from './publicationExcerptFiles';

export interface PublicationExcerpt {
  id: string;
  title_fr?: string;
  title_en?: string;
  description_fr?: string;
  description_en?: string;
  type?: string;
  category?: string;
  language?: string;
  date?: string;
  /** @nullable */
  date_en?: string | null;
  /** @nullable */
  file_url?: string | null;
  /** @nullable */
  file_size?: string | null;
  hidden?: boolean;
  english_outdated?: boolean;
  page_url?: string;
  files?: PublicationExcerptFiles;
  created_at?: string;
  updated_at?: string;
  /** @minimum 1 */
  version?: number;
  /** @minimum 0 */
  downloads?: number;
}
