/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only projects of this location
 */
export type LocationParameter = string;
