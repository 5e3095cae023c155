/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * How many records a page holds at most
 */
export type LimitParameter = number;
