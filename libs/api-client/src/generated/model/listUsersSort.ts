/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListUsersSort = typeof ListUsersSort[keyof typeof ListUsersSort];


export const ListUsersSort = {
  full_name: 'full_name',
  '-full_name': '-full_name',
  email: 'email',
  '-email': '-email',
} as const;
