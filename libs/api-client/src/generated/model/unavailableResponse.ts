/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `dependency_unavailable`
 */
export type UnavailableResponse = Problem;
