/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `scope_missing`, `second_factor_required`
 */
export type ScopeMissingOrSecondFactorRequiredResponse = Problem;
