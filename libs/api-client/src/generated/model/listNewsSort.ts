/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListNewsSort = typeof ListNewsSort[keyof typeof ListNewsSort];


export const ListNewsSort = {
  title_fr: 'title_fr',
  '-title_fr': '-title_fr',
  title_en: 'title_en',
  '-title_en': '-title_en',
  published_at: 'published_at',
  '-published_at': '-published_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
