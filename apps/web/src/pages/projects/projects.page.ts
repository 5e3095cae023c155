import { publishedProjects } from '../../entities/project';
import type { ProjectSummary } from '../../entities/project';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { ProjectsPage } from './ui/projects-page';

/** Null: the list has no such page. */
export const projectsPage: Page<Paged<ProjectSummary> | null> = {
  namespaces: ['projects', 'lists'],
  load: ({ context, search }) => publishedProjects.page(context, pageNumber(search), search),
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/projects',
      title: t('projects:list.headTitle'),
      description: t('projects:list.headDescription'),
    }),
  Component: ProjectsPage,
};
