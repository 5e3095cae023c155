/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListFilesKind = typeof ListFilesKind[keyof typeof ListFilesKind];


export const ListFilesKind = {
  image: 'image',
  pdf: 'pdf',
} as const;
