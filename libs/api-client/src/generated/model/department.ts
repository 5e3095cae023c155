/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Department = typeof Department[keyof typeof Department];


export const Department = {
  water: 'water',
  climate: 'climate',
  impact: 'impact',
  gis: 'gis',
  civil: 'civil',
  training: 'training',
} as const;
