/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectInput } from './projectInput';
import type { ProjectStatus } from './projectStatus';

export type ProjectRevision = ProjectInput & {
  /** How far the project is; never left to a default here */
  status: ProjectStatus;
};
