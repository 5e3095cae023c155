import { FEATURED_PROJECTS, PAGE_LIMITS } from '@site/vocabulary';
import type { ProjectSummary } from '../../../entities/project';

export const FLAGSHIPS = FEATURED_PROJECTS;
/** Completed projects among which those with a picture are looked for, and once more where these are too few. */
export const CONSIDERED = [12, PAGE_LIMITS.max] as const;

type Projects = readonly ProjectSummary[];

interface Candidates {
  readonly featured: Projects;
  readonly completed: Projects;
  readonly newest: Projects;
}

const picturedOf = (projects: Projects) => projects.filter(({ image }) => image !== null);

/** Whether there are as many with a picture as the home page shows. */
export const areEnough = (completed: Projects) => picturedOf(completed).length >= FLAGSHIPS;

/** What the home page shows of the firm's work: what is featured, then what is completed and has a picture, then the newest. */
export function flagshipsOf({ featured, completed, newest }: Candidates): ProjectSummary[] {
  const pictured = picturedOf(completed);
  const shown = new Map([...featured, ...pictured, ...newest].map((project) => [project.id, project]));
  return [...shown.values()].slice(0, FLAGSHIPS);
}
