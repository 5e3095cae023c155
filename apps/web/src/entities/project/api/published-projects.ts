import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import type { Paged } from '../../../shared/reading';
import type { ProjectDetail, ProjectSummary } from '../model/project';

// A rendered page brings its projects with it: the client of the API loads when something is read, not before.
const reading = () => import('./read-published');

/** A page of them, newest first, or samples; undefined for a page that there is not. */
export async function readPublishedProjects(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<ProjectSummary> | undefined> {
  return (await reading()).readPublishedProjects(context, locale, page);
}

/** Undefined when there is no such project; other failures are thrown. */
export async function readPublishedProject(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<ProjectDetail | undefined> {
  return (await reading()).readPublishedProject(context, id, locale);
}
