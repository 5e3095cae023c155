/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ImportRecordsBodyTwo = string | { [key: string]: unknown }[];
