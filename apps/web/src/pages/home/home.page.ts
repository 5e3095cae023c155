import type { Page } from '../../shared/page';
import { HomePage } from './ui/home-page';

export const homePage: Page<null> = {
  namespaces: ['home'],
  head: (t) => ({ title: t('home:head.title'), description: t('home:head.description') }),
  Component: HomePage,
};
