/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type CountPublicationsDepartment = typeof CountPublicationsDepartment[keyof typeof CountPublicationsDepartment];


export const CountPublicationsDepartment = {
  water: 'water',
  climate: 'climate',
  impact: 'impact',
  gis: 'gis',
  civil: 'civil',
  training: 'training',
} as const;
