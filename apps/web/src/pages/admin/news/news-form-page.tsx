import type { NewsItem } from '@site/api-client';
import type { RecordKind } from '../editing/record-kind';
import { RecordPage } from '../editing/record-page';
import { newsCalls } from './news-calls';
import { NewsFields } from './news-fields';
import { emptyNewsItem, NEWS_RULES, type NewsValues } from './news-rules';

const NEWS_ITEM: RecordKind<NewsItem, NewsValues> = {
  calls: newsCalls,
  rules: NEWS_RULES,
  empty: emptyNewsItem,
  Body: NewsFields,
  texts: 'newsForm',
  list: '/admin/news',
};

export function NewsFormPage() {
  return <RecordPage kind={NEWS_ITEM} />;
}
