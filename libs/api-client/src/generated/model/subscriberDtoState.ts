/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriberDtoState = typeof SubscriberDtoState[keyof typeof SubscriberDtoState];


export const SubscriberDtoState = {
  pending: 'pending',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const;
