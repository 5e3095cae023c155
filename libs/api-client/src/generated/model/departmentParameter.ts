/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type DepartmentParameter = typeof DepartmentParameter[keyof typeof DepartmentParameter];


export const DepartmentParameter = {
  water: 'water',
  climate: 'climate',
  impact: 'impact',
  gis: 'gis',
  civil: 'civil',
  training: 'training',
} as const;
