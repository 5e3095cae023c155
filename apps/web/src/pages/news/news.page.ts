import { isLocale } from '@site/vocabulary';
import { readPublishedNews } from '../../entities/news-item';
import type { NewsSummary } from '../../entities/news-item';
import { reportMissing } from '../../shared/page';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { NewsPage } from './ui/news-page';

const size = 24;

/** Without items while nothing is public, or on a page that the list has not: both are answered as not found. */
export const newsPage: Page<Paged<NewsSummary>> = {
  namespaces: ['news'],
  async load({ context, search }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    const page = pageNumber(search);
    const selection = { limit: size, ...(page > 1 && { offset: (page - 1) * size }) };
    const { items, total } = await readPublishedNews(context, locale, selection);
    if (items.length === 0) reportMissing(context);
    return { items, page, last: Math.ceil(total / size) };
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
