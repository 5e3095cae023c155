/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * `token_invalid`, `token_expired`, `session_revoked`, `session_expired`
 */
export type UnauthorizedResponse = Problem;
