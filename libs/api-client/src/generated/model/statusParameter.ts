/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectStatus } from './projectStatus';

/**
 * Only records of this status, or of one of these
 */
export type StatusParameter = ProjectStatus[];
