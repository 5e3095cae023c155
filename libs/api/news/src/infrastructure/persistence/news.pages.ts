import type { PagedTable } from '@site/api-platform/persistence';
import { NEWS, NEWS_PAGES } from '@site/vocabulary';

/** The pages of news on the site, from their publication on. */
export const NEWS_PAGED: PagedTable = {
  table: NEWS.name,
  ...NEWS_PAGES,
  publicFrom: 'published_at',
  feed: { at: 'published_at', text: 'content' },
};
