/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListPublicationsDepartment = typeof ListPublicationsDepartment[keyof typeof ListPublicationsDepartment];


export const ListPublicationsDepartment = {
  water: 'water',
  climate: 'climate',
  impact: 'impact',
  gis: 'gis',
  civil: 'civil',
  training: 'training',
} as const;
