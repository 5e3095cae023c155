import { TablePages, type Database } from '@site/api-platform/persistence';
import { NEWS_PAGES } from '@site/vocabulary';

/** The pages of news on the site, from their publication on. */
export class NewsPages extends TablePages {
  constructor(database: Database) {
    super(database, {
      table: 'news',
      ...NEWS_PAGES,
      publicFrom: 'published_at',
      feed: { at: 'published_at', text: 'content' },
    });
  }
}
