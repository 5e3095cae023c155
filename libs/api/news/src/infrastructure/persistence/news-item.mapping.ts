import { defineEntity, p } from '@mikro-orm/core';
import { columnsOf } from '@site/api-platform/content';
import { lastEdit } from '@site/api-platform/persistence';
import { NEWS } from '@site/vocabulary';
import { NewsItem } from '../../domain/news-item';

/** The table of §3, column by column. */
export const NewsItemSchema = defineEntity({
  class: NewsItem,
  className: 'NewsItem',
  tableName: NEWS.name,
  properties: {
    id: p.uuid().primary(),
    // Raw: what the database makes of the empty text is read back.
    slug: p.string().length(100).defaultRaw("''").unique('news_slug_unique'),
    ...columnsOf(NEWS),
    publishedAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['publishedAt', 'id'], include: 'hidden', name: 'news_newest_first' }],
});
