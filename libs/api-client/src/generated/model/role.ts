/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Role = typeof Role[keyof typeof Role];


export const Role = {
  admin: 'admin',
} as const;
