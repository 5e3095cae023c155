/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records whose date names this year, or one of these
 */
export type YearParameter = string[];
