/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records of this location, or of one of these
 */
export type LocationParameter = string[];
