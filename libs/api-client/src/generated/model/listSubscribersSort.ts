/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListSubscribersSort = typeof ListSubscribersSort[keyof typeof ListSubscribersSort];


export const ListSubscribersSort = {
  email: 'email',
  '-email': '-email',
  state: 'state',
  '-state': '-state',
} as const;
