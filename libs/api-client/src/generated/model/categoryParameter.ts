/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only projects of this category
 */
export type CategoryParameter = string;
