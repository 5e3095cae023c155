import type { NewsItem } from '@site/api-client';
import { NEWS } from '@site/vocabulary';
import { publishedReader } from '../../../shared/published';
import { describe, summarise, type NewsDetail, type NewsSummary } from '../model/news-item';

export const newsReader = publishedReader<NewsItem, NewsSummary, NewsDetail>({
  kind: NEWS,
  size: 24,
  parameters: { visibility: 'public' },
  at: { path: '/by-slug', name: /^[a-z\d]+(?:-[a-z\d]+)*$/ },
  summarise: (items, { locale }) => summarise(items, locale),
  describe: (item, { locale }) => describe(item, locale),
});
