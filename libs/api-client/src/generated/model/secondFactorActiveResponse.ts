/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `second_factor_active`
 */
export type SecondFactorActiveResponse = Problem;
