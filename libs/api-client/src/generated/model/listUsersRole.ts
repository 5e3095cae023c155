/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListUsersRole = typeof ListUsersRole[keyof typeof ListUsersRole];


export const ListUsersRole = {
  admin: 'admin',
} as const;
