import { TEXT_LIMITS } from '../limits';
import { file, pair } from './fields';
import { kind } from './kind';
import type { Pages } from './pages';

/** Where its records have their pages. */
export const NEWS_PAGES = { folder: '/news', name: 'slug' } as const satisfies Pages;

/** A news item of the firm (specification §3, rules of §5); its moment of publication and its slug are its own. */
export const NEWS = kind({
  name: 'news',
  url: 'news',
  record: 'news_item',
  fields: {
    title: pair(
      'text',
      TEXT_LIMITS.title,
      'Ouverture du chantier de la digue',
      'Works begin on the embankment',
    ),
    content: pair(
      'prose',
      TEXT_LIMITS.content,
      'Les travaux commencent lundi et durent six mois.',
      'Works begin on Monday and last six months.',
    ),
    image_url: file('news-images', '.jpg'),
  },
  search: ['title', 'content'],
  sorts: ['title_fr', 'title_en'],
  filters: [],
  page: NEWS_PAGES,
});
