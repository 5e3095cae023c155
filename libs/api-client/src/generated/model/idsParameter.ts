/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only these records: ids, each in a parameter of its own or between commas
 */
export type IdsParameter = string[];
