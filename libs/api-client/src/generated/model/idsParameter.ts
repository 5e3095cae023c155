/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only these records: ids between commas, 100 at most
 */
export type IdsParameter = string;
