/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListFilesSort = typeof ListFilesSort[keyof typeof ListFilesSort];


export const ListFilesSort = {
  name: 'name',
  '-name': '-name',
  size: 'size',
  '-size': '-size',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
