/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionConfirmedStatus = typeof SubscriptionConfirmedStatus[keyof typeof SubscriptionConfirmedStatus];


export const SubscriptionConfirmedStatus = {
  confirmed: 'confirmed',
} as const;
