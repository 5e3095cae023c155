/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectChanges } from './projectChanges';
import type { ProjectStatus } from './projectStatus';

export type ProjectRevision = ProjectChanges & {
  /** How far the project is; never left to a default here */
  status: ProjectStatus;
} & Required<Pick<ProjectChanges & {
  /** How far the project is; never left to a default here */
  status: ProjectStatus;
}, 'title_fr' | 'title_en' | 'description_fr' | 'description_en' | 'category' | 'location' | 'date' | 'beneficiaries'>>;
