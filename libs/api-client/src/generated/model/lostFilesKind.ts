/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type LostFilesKind = typeof LostFilesKind[keyof typeof LostFilesKind];


export const LostFilesKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
