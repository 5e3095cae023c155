/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NewsItem } from './newsItem';

export interface NewsList {
  items: NewsItem[];
  /** News that match, on all pages */
  total: number;
  /**
     * `cursor` of the next page; null on the last
     * @nullable
     */
  next_cursor: string | null;
}
