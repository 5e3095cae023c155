/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListFilesUse = typeof ListFilesUse[keyof typeof ListFilesUse];


export const ListFilesUse = {
  used: 'used',
  unused: 'unused',
} as const;
