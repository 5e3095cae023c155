/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Department } from './department';

/**
 * Only records whose category is one of this department, or of these
 */
export type DepartmentParameter = Department[];
