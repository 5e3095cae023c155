/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { NewsItemExcerpt } from './newsItemExcerpt';

export type NewsListExcerpt = ListPage & {
  items: NewsItemExcerpt[];
};
