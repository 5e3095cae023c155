/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records of this category, or of one of these
 */
export type CategoryParameter = string[];
