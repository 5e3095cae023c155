import type { PROJECTS } from '@site/vocabulary';
import { publishedPoints, publishedProjects } from '../../entities/project';
import type { MapPoint, ProjectSummary } from '../../entities/project';
import type { Page } from '../../shared/page';
import { listHead, pageNumber, type Paged, type SearchName } from '../../shared/reading';
import { ProjectsPage } from './ui/projects-page';

type ShownProjects = Paged<ProjectSummary> & { points: MapPoint[] };

/** Null: the list has no such page. */
export const projectsPage: Page<ShownProjects | null, SearchName<typeof PROJECTS>> = {
  namespaces: ['projects', 'lists'],
  async load({ context, search }) {
    const [listed, points] = await Promise.all([
      publishedProjects.page(context, pageNumber(search), search),
      publishedPoints(context, search),
    ]);
    return listed && { ...listed, points };
  },
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/projects',
      title: t('projects:list.headTitle'),
      description: t('projects:list.headDescription'),
    }),
  Component: ProjectsPage,
};
