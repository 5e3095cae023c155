import { publishedNews } from '../../entities/news-item';
import type { NewsSummary } from '../../entities/news-item';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { NewsPage } from './ui/news-page';

/** Without items while nothing is public, or on a page that the list has not: both are answered as not found. */
export const newsPage: Page<Paged<NewsSummary>> = {
  namespaces: ['news'],
  async load({ context, search }) {
    const page = pageNumber(search);
    return (await publishedNews.page(context, page)) ?? { items: [], page, last: 0 };
  },
  head: (t, shown) => ({
    ...listHead(t, shown, {
      path: '/news',
      title: t('news:list.headTitle'),
      description: t('news:list.headDescription'),
    }),
    ...(shown.items.length === 0 && { noIndex: true }),
  }),
  Component: NewsPage,
};
