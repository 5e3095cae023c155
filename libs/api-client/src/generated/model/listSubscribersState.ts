/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListSubscribersState = typeof ListSubscribersState[keyof typeof ListSubscribersState];


export const ListSubscribersState = {
  pending: 'pending',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const;
