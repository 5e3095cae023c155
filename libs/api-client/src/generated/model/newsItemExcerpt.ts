/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NewsItemExcerptFiles } from './newsItemExcerptFiles';

export interface NewsItemExcerpt {
  id: string;
  title_fr?: string;
  title_en?: string;
  content_fr?: string;
  content_en?: string;
  /** @nullable */
  image_url?: string | null;
  hidden?: boolean;
  english_outdated?: boolean;
  page_url?: string;
  files?: NewsItemExcerptFiles;
  slug?: string;
  published_at?: string;
  updated_at?: string;
  /** @minimum 1 */
  version?: number;
}
