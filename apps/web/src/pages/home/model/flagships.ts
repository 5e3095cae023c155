import { FEATURED_PROJECTS } from '@site/vocabulary';
import type { ProjectSummary } from '../../../entities/project';

export const FLAGSHIPS = FEATURED_PROJECTS;
/** Completed projects among which those with a picture are looked for. */
export const CONSIDERED = 24;

type Projects = readonly ProjectSummary[];

interface Candidates {
  readonly featured: Projects;
  readonly completed: Projects;
  readonly newest: Projects;
}

/** What the home page shows of the firm's work: what is featured, then what is completed and has a picture, then the newest. */
export function flagshipsOf({ featured, completed, newest }: Candidates): ProjectSummary[] {
  const pictured = completed.filter(({ image }) => image !== null);
  const shown = new Map([...featured, ...pictured, ...newest].map((project) => [project.id, project]));
  return [...shown.values()].slice(0, FLAGSHIPS);
}
