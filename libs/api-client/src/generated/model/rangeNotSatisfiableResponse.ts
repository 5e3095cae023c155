/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The range lies outside the file
 */
export type RangeNotSatisfiableResponse = void;
