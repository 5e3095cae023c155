import type { Project } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import { readPage, readRecord } from '../../../shared/reading';
import type { Paged } from '../../../shared/reading';
import { describe, summarise } from '../model/project';
import type { ProjectDetail, ProjectSummary } from '../model/project';
import { SAMPLE_PROJECTS } from '../model/sample-projects';
import { projectQueries } from './project-queries';

// Most firms show all their projects on one page, as specified (§7), and it stays under 18 KB on the wire.
const size = 72;

function reading({ transport }: LoadContext) {
  return transport ? { transport } : {};
}

export async function readPublishedProjects(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<ProjectSummary> | undefined> {
  const shown = await readPage<Project>({
    context,
    kind: 'projects',
    failure: 'Projects could not be read',
    page,
    size,
    list: async (part) => {
      const queries = await context.queries();
      return queries.fetchQuery(projectQueries.list(part, reading(context)));
    },
    samples: SAMPLE_PROJECTS,
  });
  return shown && { ...shown, items: shown.items.map((project) => summarise(project, locale)) };
}

export async function readPublishedProject(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<ProjectDetail | undefined> {
  const found = await readRecord<Project>({
    context,
    kind: 'projects',
    failure: 'The project could not be read',
    id,
    read: async () => {
      const queries = await context.queries();
      return queries.fetchQuery(projectQueries.detail(id, reading(context)));
    },
    samples: SAMPLE_PROJECTS,
  });
  return found && { ...describe(found.record, locale), ...(found.isSample && { isSample: true }) };
}
