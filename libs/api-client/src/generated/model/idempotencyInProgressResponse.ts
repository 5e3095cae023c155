/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `idempotency_in_progress`
 */
export type IdempotencyInProgressResponse = Problem;
