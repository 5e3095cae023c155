/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * What it is, as in its addresses
 */
export type BinnedRecordKind = typeof BinnedRecordKind[keyof typeof BinnedRecordKind];


export const BinnedRecordKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
