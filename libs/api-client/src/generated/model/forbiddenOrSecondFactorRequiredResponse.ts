/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `forbidden`, `scope_missing`, `second_factor_required`
 */
export type ForbiddenOrSecondFactorRequiredResponse = Problem;
