import { NEWEST_NEWS, publishedNews } from '../../entities/news-item';
import { publishedPartners } from '../../entities/partner';
import { publishedPoints, publishedProjects } from '../../entities/project';
import type { LoadContext, Page } from '../../shared/page';
import { areEnough, CONSIDERED, FLAGSHIPS, flagshipsOf } from './model/flagships';
import type { Home } from './model/home';
import { HomePage } from './ui/home-page';

const MOST_PARTNERS = 12;

export const homePage: Page<Home> = {
  namespaces: ['home', 'projects'],
  async load({ context }) {
    const [news, featured, completed, newest, partners, points] = await Promise.all([
      publishedNews.newest(context, NEWEST_NEWS),
      publishedProjects.newest(context, FLAGSHIPS, { featured: 'true' }),
      completedProjects(context),
      publishedProjects.newest(context, FLAGSHIPS),
      publishedPartners.newest(context, MOST_PARTNERS),
      publishedPoints(context),
    ]);
    return {
      points,
      news: news.items,
      projects: flagshipsOf({ featured: featured.items, completed, newest: newest.items }),
      partners: partners.items.map(({ id, name, logo }) => ({ id, name, ...(logo && { logo }) })),
    };
  },
  head: (t, _data, { city }) => ({
    title: t('home:head.title'),
    description: t('home:head.description', { city }),
  }),
  Component: HomePage,
};

async function completedProjects(context: LoadContext) {
  const [few, many] = CONSIDERED;
  const completed = (most: number) => publishedProjects.newest(context, most, { status: 'completed' });
  const { items, total } = await completed(few);
  return areEnough(items) || total <= few ? items : (await completed(many)).items;
}
