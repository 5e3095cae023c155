/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ImportRecordsDryRun = typeof ImportRecordsDryRun[keyof typeof ImportRecordsDryRun];


export const ImportRecordsDryRun = {
  true: 'true',
  false: 'false',
} as const;
