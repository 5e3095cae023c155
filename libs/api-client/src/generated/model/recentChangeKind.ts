/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type RecentChangeKind = typeof RecentChangeKind[keyof typeof RecentChangeKind];


export const RecentChangeKind = {
  projects: 'projects',
  publications: 'publications',
  partners: 'partners',
  news: 'news',
} as const;
