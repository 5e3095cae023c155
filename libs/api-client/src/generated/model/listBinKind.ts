/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListBinKind = typeof ListBinKind[keyof typeof ListBinKind];


export const ListBinKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
