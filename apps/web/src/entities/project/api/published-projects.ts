import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import type { ProjectDetail, ProjectSummary } from '../model/project';

// A rendered page brings its projects with it: the client of the API loads when something is read, not before.
const reading = () => import('./read-published');

/** Newest first; the samples while there are none, or when reading failed (logged, never told to the visitor). */
export async function readPublishedProjects(context: LoadContext, locale: Locale): Promise<ProjectSummary[]> {
  return (await reading()).readPublishedProjects(context, locale);
}

/** Undefined when there is no such project; other failures are thrown. */
export async function readPublishedProject(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<ProjectDetail | undefined> {
  return (await reading()).readPublishedProject(context, id, locale);
}
