import type { Page } from '../../shared/page';
import { publishedProjects } from '../../entities/project';
import { publishedPublications } from '../../entities/publication';
import type { DepartmentWork } from './model/department-work';
import { departmentServices } from './model/department-services';
import { ServicesPage } from './ui/services-page';

export const servicesPage: Page<DepartmentWork> = {
  namespaces: ['services'],
  async load({ context }) {
    const [projects, resources] = await Promise.all([
      publishedProjects.counts(context),
      publishedPublications.counts(context),
    ]);
    return { projects: projects['department'] ?? [], resources: resources['department'] ?? [] };
  },
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
