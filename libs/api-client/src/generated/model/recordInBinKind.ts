/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type RecordInBinKind = typeof RecordInBinKind[keyof typeof RecordInBinKind];


export const RecordInBinKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
