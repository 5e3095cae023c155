/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListPartnersSort = typeof ListPartnersSort[keyof typeof ListPartnersSort];


export const ListPartnersSort = {
  name: 'name',
  '-name': '-name',
  type: 'type',
  '-type': '-type',
  country: 'country',
  '-country': '-country',
  projects_count: 'projects_count',
  '-projects_count': '-projects_count',
  created_at: 'created_at',
  '-created_at': '-created_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
  place: 'place',
  '-place': '-place',
} as const;
