import { isLocale } from '@site/vocabulary';
import { readPublishedProjects } from '../../entities/project';
import type { ProjectSummary } from '../../entities/project';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { ProjectsPage } from './ui/projects-page';

/** Null: the list has no such page. */
export const projectsPage: Page<Paged<ProjectSummary> | null> = {
  namespaces: ['projects'],
  async load({ context, search }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    return (await readPublishedProjects(context, locale, pageNumber(search))) ?? null;
  },
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/projects',
      title: t('projects:list.headTitle'),
      description: t('projects:list.headDescription'),
    }),
  Component: ProjectsPage,
};
