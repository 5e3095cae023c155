/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only what came until the end of this day
 */
export type ToParameter = string;
