/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only what was changed then or later: a moment with `Z` or an offset. `GET /changes` misses nothing, and tells removals, too
 */
export type UpdatedSinceParameter = string;
