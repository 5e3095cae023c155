/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];


export const ContentKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
