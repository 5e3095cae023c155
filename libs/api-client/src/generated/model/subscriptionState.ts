/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionState = typeof SubscriptionState[keyof typeof SubscriptionState];


export const SubscriptionState = {
  pending: 'pending',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const;
