/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListPublicationsSort = typeof ListPublicationsSort[keyof typeof ListPublicationsSort];


export const ListPublicationsSort = {
  title_fr: 'title_fr',
  '-title_fr': '-title_fr',
  title_en: 'title_en',
  '-title_en': '-title_en',
  type: 'type',
  '-type': '-type',
  category: 'category',
  '-category': '-category',
  language: 'language',
  '-language': '-language',
  date: 'date',
  '-date': '-date',
  created_at: 'created_at',
  '-created_at': '-created_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
  downloads: 'downloads',
  '-downloads': '-downloads',
} as const;
