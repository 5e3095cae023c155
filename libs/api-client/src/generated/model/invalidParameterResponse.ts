/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `malformed_request`, `malformed_json`, `invalid_parameter`
 */
export type InvalidParameterResponse = Problem;
