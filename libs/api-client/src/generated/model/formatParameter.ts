/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type FormatParameter = typeof FormatParameter[keyof typeof FormatParameter];


export const FormatParameter = {
  csv: 'csv',
  json: 'json',
} as const;
