/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectStatus } from './projectStatus';

export type StatusParameter = ProjectStatus;
