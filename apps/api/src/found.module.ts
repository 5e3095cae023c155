import { Module } from '@nestjs/common';
import { NewsModule, NewsPages } from '@site/api-news';
import { ProjectPages, ProjectsModule } from '@site/api-projects';
import { PublicationPages, PublicationsModule } from '@site/api-publications';
import { PUBLISHED_PAGES } from './web/found/published-pages.token';

/** Which kinds of content have pages that search engines and feeds are told of. */
@Module({
  imports: [ProjectsModule, PublicationsModule, NewsModule],
  providers: [
    {
      provide: PUBLISHED_PAGES,
      inject: [ProjectPages, PublicationPages, NewsPages],
      useFactory: (...kinds: readonly unknown[]) => kinds,
    },
  ],
})
export class FoundModule {}
