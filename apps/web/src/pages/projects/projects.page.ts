import { isLocale } from '@site/vocabulary';
import { readPublishedProjects } from '../../entities/project';
import type { ProjectSummary } from '../../entities/project';
import type { Page } from '../../shared/page';
import { ProjectsPage } from './ui/projects-page';

export const projectsPage: Page<ProjectSummary[]> = {
  namespaces: ['project'],
  load: ({ context }) =>
    readPublishedProjects(context, isLocale(context.i18n.language) ? context.i18n.language : 'fr'),
  head: (t) => ({ title: t('project:list.headTitle'), description: t('project:list.headDescription') }),
  Component: ProjectsPage,
};
