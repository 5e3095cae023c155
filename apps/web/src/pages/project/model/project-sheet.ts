import { publishedPartners } from '../../../entities/partner';
import { publishedProjects, type ProjectDetail, type ProjectSummary } from '../../../entities/project';
import { publishedPublications } from '../../../entities/publication';
import type { LoadContext } from '../../../shared/page';

/** What stands elsewhere and belongs to the project. */
interface Named {
  id: string;
  name: string;
}

export interface ProjectSheet {
  project: ProjectDetail;
  /** Other projects of its category. */
  neighbours: ProjectSummary[];
  publications: Named[];
  /** With the site of each, where it has one. */
  partners: (Named & { website?: string })[];
}

const NEIGHBOURS = 3;

/** Null: there is no such project. */
export async function loadSheet(context: LoadContext, id: string): Promise<ProjectSheet | null> {
  const project = await publishedProjects.record(context, id);
  if (project === null) return null;
  const [nearby, publications, partners] = await Promise.all([
    project.isSample
      ? undefined
      : publishedProjects.newest(context, NEIGHBOURS + 1, { category: project.category }),
    related(project.publications, (asked) =>
      publishedPublications.newest(context, asked.length, idsOf(asked)),
    ),
    related(project.partners, (asked) => publishedPartners.newest(context, asked.length, idsOf(asked))),
  ]);
  return {
    project,
    neighbours: (nearby?.items ?? []).filter((one) => one.id !== project.id).slice(0, NEIGHBOURS),
    publications: publications.map(({ id: of, title }) => ({ id: of, name: title })),
    partners: partners.map(({ id: of, name, website }) => ({ id: of, name, ...(website && { website }) })),
  };
}

const idsOf = (ids: readonly string[]) => ({ ids: ids.join(',') });

/** Records that are there and public, in the order in which they are named. */
async function related<T extends { id: string }>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<{ items: T[] }>,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const { items } = await find(ids);
  return ids.flatMap((id) => items.find((one) => one.id === id) ?? []);
}
