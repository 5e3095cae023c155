import type { Page } from '../../shared/page';
import { AboutPage } from './ui/about-page';

export const aboutPage: Page<null> = {
  namespaces: ['about'],
  head: (t, _data, { name }) => ({
    title: t('about:head.title'),
    description: t('about:head.description', { firm: name }),
    keywords: t('about:head.keywords'),
    trail: [
      { name: t('common:navigation.home'), path: '/' },
      { name: t('about:head.trail'), path: '/about' },
    ],
  }),
  Component: AboutPage,
};
