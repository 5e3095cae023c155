/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only these properties of each record, and its `id`: names of the record, each in a parameter of its own or between commas; the answer is an excerpt
 */
export type FieldsParameter = string[];
