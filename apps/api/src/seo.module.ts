import { Module } from '@nestjs/common';
import { CONTENT } from './kinds';
import { PUBLISHED_PAGES } from './web/seo/published-pages.token';

const found = CONTENT.flatMap(({ module, pages }) => (pages === null ? [] : [{ module, pages }]));

/** Tells search engines and feeds of the kinds of content that have pages. */
@Module({
  imports: found.map(({ module }) => module),
  providers: [
    {
      provide: PUBLISHED_PAGES,
      inject: found.map(({ pages }) => pages),
      useFactory: (...kinds: readonly unknown[]) => kinds,
    },
  ],
})
export class SeoModule {}
