/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * How many records to pass over, for numbered pages; with `cursor` none can be
 */
export type OffsetParameter = number;
