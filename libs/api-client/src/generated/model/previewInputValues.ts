/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Fields as for saving; what is missing is shown as empty
 */
export type PreviewInputValues = { [key: string]: unknown };
