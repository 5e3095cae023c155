/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only partners of this country
 */
export type CountryParameter = string;
