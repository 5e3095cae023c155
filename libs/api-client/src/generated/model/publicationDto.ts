/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PublicationDto {
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
  /**
     * Completed downloads
     * @minimum 0
     */
  downloads: number;
  created_at: string;
}
