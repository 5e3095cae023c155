import type { Project } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import { describe, summarise } from '../model/project';
import type { ProjectDetail, ProjectSummary } from '../model/project';
import { SAMPLE_PROJECTS } from '../model/sample-projects';
import { isMissing, projectQueries } from './project-queries';

const unavailable = 503;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function reading({ transport }: LoadContext) {
  return transport ? { transport } : {};
}

export async function readPublishedProjects(context: LoadContext, locale: Locale): Promise<ProjectSummary[]> {
  context.report.shows.add('projects');
  const shown = await readList(context);
  return shown.map((project) => summarise(project, locale));
}

async function readList(context: LoadContext): Promise<readonly Project[]> {
  try {
    const queries = await context.queries();
    const { items } = await queries.fetchQuery(projectQueries.list(reading(context)));
    return items.length > 0 ? items : SAMPLE_PROJECTS;
  } catch (error) {
    context.report.complete = false;
    context.onError('Projects could not be read', error);
    return SAMPLE_PROJECTS;
  }
}

export async function readPublishedProject(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<ProjectDetail | undefined> {
  if (!uuid.test(id)) {
    const sample = SAMPLE_PROJECTS.find((project) => project.id === id);
    return sample && { ...describe(sample, locale), isSample: true };
  }
  context.report.shows.add('projects');
  try {
    const queries = await context.queries();
    return describe(await queries.fetchQuery(projectQueries.detail(id, reading(context))), locale);
  } catch (error) {
    if (isMissing(error)) return undefined;
    context.report.status = unavailable;
    context.onError('The project could not be read', error);
    throw error;
  }
}
