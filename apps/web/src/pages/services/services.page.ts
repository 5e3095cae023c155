import type { Page } from '../../shared/page';
import { departmentServices } from './model/department-services';
import { ServicesPage } from './ui/services-page';

export const servicesPage: Page<null> = {
  namespaces: ['services'],
  head: (t, _data, firm) => ({
    title: t('services:head.title'),
    description: t('services:head.description'),
    keywords: t('services:head.keywords'),
    trail: [
      { name: t('common:navigation.home'), path: '/' },
      { name: t('services:head.trail'), path: '/services' },
    ],
    structured: [departmentServices(t, firm)],
  }),
  Component: ServicesPage,
};
