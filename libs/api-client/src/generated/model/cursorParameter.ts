/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * `next_cursor` of the page before, in the same order; absent, the first page
 */
export type CursorParameter = string;
