/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `insufficient_storage`
 */
export type InsufficientStorageResponse = Problem;
