/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface NewsItemDto {
  id: string;
  /** Name of its page, from the French title it had first; unique, and never changed */
  slug: string;
  title_fr: string;
  title_en: string;
  content_fr: string;
  content_en: string;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  image_url: string | null;
  published_at: string;
}
