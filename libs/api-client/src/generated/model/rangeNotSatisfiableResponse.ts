/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `range_not_satisfiable`
 */
export type RangeNotSatisfiableResponse = Problem;
