/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records of this country, or of one of these
 */
export type CountryParameter = string[];
