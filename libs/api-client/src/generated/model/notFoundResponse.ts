/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `not_found`
 */
export type NotFoundResponse = Problem;
