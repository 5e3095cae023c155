/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * How far they are shown, as in the list
 */
export type VisibilityParameter = string;
