/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Unchanged since `If-None-Match`
 */
export type ListNotModifiedResponse = void;
