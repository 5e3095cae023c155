import type { Facet } from '../../../shared/reading';

/** How much the firm shows of each department's work, by the list that shows it. */
export interface DepartmentWork {
  projects: readonly Facet[];
  resources: readonly Facet[];
}
