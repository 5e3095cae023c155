/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionEndedStatus = typeof SubscriptionEndedStatus[keyof typeof SubscriptionEndedStatus];


export const SubscriptionEndedStatus = {
  unsubscribed: 'unsubscribed',
} as const;
