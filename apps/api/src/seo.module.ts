import { Module } from '@nestjs/common';
import { Database, TablePages } from '@site/api-platform/persistence';
import { CONTENT } from './kinds';
import { PUBLISHED_PAGES } from './web/seo/published-pages.token';

const paged = CONTENT.flatMap(({ pages }) => pages ?? []);

/** Tells search engines and feeds of the kinds of content that have pages. */
@Module({
  providers: [
    {
      provide: PUBLISHED_PAGES,
      inject: [Database],
      useFactory: (database: Database) => paged.map((pages) => new TablePages(database, pages)),
    },
  ],
})
export class SeoModule {}
