/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type FileType = typeof FileType[keyof typeof FileType];


export const FileType = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/avif': 'image/avif',
  'application/pdf': 'application/pdf',
} as const;
