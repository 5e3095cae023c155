/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { NewsItem } from './newsItem';

export type NewsList = ListPage & {
  items: NewsItem[];
};
