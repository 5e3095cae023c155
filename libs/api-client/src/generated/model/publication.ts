/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Publication {
  id: string;
  title_fr: string;
  title_en: string;
  description_fr: string;
  description_en: string;
  type: string;
  category: string;
  language: string;
  date: string;
  /**
     * Address relative to the root of the site; visitors are sent to `download`, which counts
     * @nullable
     */
  file_url: string | null;
  /** @nullable */
  file_size: string | null;
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
  /**
     * Completed downloads
     * @minimum 0
     */
  downloads: number;
}
