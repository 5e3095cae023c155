/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentRecord } from './contentRecord';

export type Publication = ContentRecord & ({
  title_fr: string;
  title_en: string;
  /** Markdown as in the introduction; no HTML */
  description_fr: string;
  /** Markdown as in the introduction; no HTML */
  description_en: string;
  type: string;
  category: string;
  language: string;
  date: string;
  /** @nullable */
  date_en: string | null;
  /**
     * Address relative to the root of the site; visitors are sent to `download`, which counts
     * @nullable
     */
  file_url: string | null;
  /** @nullable */
  file_size: string | null;
  /** Its page on the site, relative to the root; in English below `/en`. There once visitors may see the record */
  page_url: string;
  created_at: string;
  /**
     * Completed downloads
     * @minimum 0
     */
  downloads: number;
});
