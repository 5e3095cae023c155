/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListProjectsSort = typeof ListProjectsSort[keyof typeof ListProjectsSort];


export const ListProjectsSort = {
  title_fr: 'title_fr',
  '-title_fr': '-title_fr',
  title_en: 'title_en',
  '-title_en': '-title_en',
  category: 'category',
  '-category': '-category',
  location: 'location',
  '-location': '-location',
  date: 'date',
  '-date': '-date',
  status: 'status',
  '-status': '-status',
  created_at: 'created_at',
  '-created_at': '-created_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
