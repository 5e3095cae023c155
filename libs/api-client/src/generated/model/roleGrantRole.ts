/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type RoleGrantRole = typeof RoleGrantRole[keyof typeof RoleGrantRole];


export const RoleGrantRole = {
  admin: 'admin',
} as const;
