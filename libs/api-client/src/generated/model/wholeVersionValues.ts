/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * What the record said, by the names of its fields
 */
export type WholeVersionValues = { [key: string]: unknown };
