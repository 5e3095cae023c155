/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * What it is
 */
export type SearchHitKind = typeof SearchHitKind[keyof typeof SearchHitKind];


export const SearchHitKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
  messages: 'messages',
  users: 'users',
} as const;
