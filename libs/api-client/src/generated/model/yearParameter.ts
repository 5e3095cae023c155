/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only projects whose date names this year
 */
export type YearParameter = string;
