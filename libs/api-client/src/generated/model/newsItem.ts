/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentRecord } from './contentRecord';

export type NewsItem = ContentRecord & ({
  title_fr: string;
  title_en: string;
  /** Markdown as in the introduction; no HTML */
  content_fr: string;
  /** Markdown as in the introduction; no HTML */
  content_en: string;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  image_url: string | null;
  /** Its page on the site, relative to the root; in English below `/en`. There once visitors may see the record */
  page_url: string;
  /** Name of its page, from the French title it had first; unique, and never changed */
  slug: string;
  published_at: string;
});
