/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `validation_failed`, `unknown_field`, `idempotency_key_reused`
 */
export type UnprocessableOrKeyReusedResponse = Problem;
