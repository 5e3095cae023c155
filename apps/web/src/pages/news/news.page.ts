import { publishedNews, type NewsSummary } from '../../entities/news-item';
import type { Page } from '../../shared/page';
import { listHead, pageNumber, type Paged } from '../../shared/reading';
import { NewsPage } from './ui/news-page';

/** Without items while nothing is public, null where the list has no such page: both are answered as not found. */
export const newsPage: Page<Paged<NewsSummary> | null, 'page'> = {
  namespaces: ['news'],
  async load({ context, search }) {
    const page = pageNumber(search);
    return (await publishedNews.page(context, page)) ?? (page === 1 ? { items: [], page, last: 0 } : null);
  },
  head: (t, shown) => ({
    ...listHead(t, shown, {
      path: '/news',
      title: t('news:list.headTitle'),
      description: t('news:list.headDescription'),
    }),
    ...(shown?.items.length === 0 && { noIndex: true }),
  }),
  Component: NewsPage,
};
