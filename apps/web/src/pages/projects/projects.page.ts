import { isLocale } from '@site/vocabulary';
import { readPublishedProjects } from '../../entities/project';
import type { ProjectSummary } from '../../entities/project';
import type { Page } from '../../shared/page';
import { ProjectsPage } from './ui/projects-page';

export const projectsPage: Page<ProjectSummary[]> = {
  namespaces: ['projects'],
  load: ({ context }) =>
    readPublishedProjects(context, isLocale(context.i18n.language) ? context.i18n.language : 'fr'),
  head: (t) => ({ title: t('projects:list.headTitle'), description: t('projects:list.headDescription') }),
  Component: ProjectsPage,
};
