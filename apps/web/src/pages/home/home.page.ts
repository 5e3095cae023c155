import { isLocale } from '@site/vocabulary';
import { readNewestNews } from '../../entities/news-item';
import type { NewsSummary } from '../../entities/news-item';
import type { Page } from '../../shared/page';
import { HomePage } from './ui/home-page';

interface Home {
  /** The latest three; none while nothing is public. */
  news: NewsSummary[];
}

export const homePage: Page<Home> = {
  namespaces: ['home'],
  async load({ context }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    return { news: (await readNewestNews(context, locale)).items };
  },
  head: (t, _data, { city }) => ({
    title: t('home:head.title'),
    description: t('home:head.description', { city }),
  }),
  Component: HomePage,
};
