/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * A record as files have it, by the names of its fields; `id` and `version` come first
 */
export interface ExportedRecord { [key: string]: unknown }
