/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ExportSubscribersState = typeof ExportSubscribersState[keyof typeof ExportSubscribersState];


export const ExportSubscribersState = {
  pending: 'pending',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
  all: 'all',
} as const;
