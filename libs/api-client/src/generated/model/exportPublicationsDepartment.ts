/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ExportPublicationsDepartment = typeof ExportPublicationsDepartment[keyof typeof ExportPublicationsDepartment];


export const ExportPublicationsDepartment = {
  water: 'water',
  climate: 'climate',
  impact: 'impact',
  gis: 'gis',
  civil: 'civil',
  training: 'training',
} as const;
