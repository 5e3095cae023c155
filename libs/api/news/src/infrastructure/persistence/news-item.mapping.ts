import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit, localized } from '@site/api-platform';
import { TEXT_LIMITS } from '@site/vocabulary';
import { NewsItem } from '../../domain/news-item';

/** The table of §3, column by column. */
export const NewsItemSchema = defineEntity({
  class: NewsItem,
  className: 'NewsItem',
  tableName: 'news',
  properties: {
    id: p.uuid().primary(),
    // Raw: what the database makes of the empty text is read back.
    slug: p.string().length(100).defaultRaw("''").unique('news_slug_unique'),
    title: () => localized('title'),
    content: () => localized('content'),
    imageUrl: p.string().length(TEXT_LIMITS.url).nullable(),
    publishedAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['publishedAt', 'id'], name: 'news_newest_first' }],
});
