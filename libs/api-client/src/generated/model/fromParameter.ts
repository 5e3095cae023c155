/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only what came on this day or later, in Africa/Abidjan
 */
export type FromParameter = string;
