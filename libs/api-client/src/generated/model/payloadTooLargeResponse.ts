/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `payload_too_large`
 */
export type PayloadTooLargeResponse = Problem;
