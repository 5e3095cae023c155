/** Values the project form offers (specification §3); stored values outside the list stay valid. */
export const PROJECT_CATEGORIES = ['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation'] as const;

export const PROJECT_STATUSES = ['ongoing', 'completed', 'planned'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const DEFAULT_PROJECT_STATUS: ProjectStatus = 'ongoing';

/** How many the home page has room for. */
export const FEATURED_PROJECTS = 3;

export function isProjectStatus(value: unknown): value is ProjectStatus {
  return PROJECT_STATUSES.some((status) => status === value);
}
