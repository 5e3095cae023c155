/** Values the project form offers (specification §3); stored values outside the list stay valid. */
export const PROJECT_CATEGORIES = ['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation'] as const;

export const PROJECT_STATUSES = ['ongoing', 'completed', 'planned'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const DEFAULT_PROJECT_STATUS: ProjectStatus = 'ongoing';

export function isProjectStatus(value: unknown): value is ProjectStatus {
  return PROJECT_STATUSES.some((status) => status === value);
}

/** Impact figures of the project page (specification §9). */
export const IMPACT_FIGURES = {
  projects: '50+',
  beneficiaries: '500K+',
  countries: '15',
  yearsOfExperience: '8',
} as const;
