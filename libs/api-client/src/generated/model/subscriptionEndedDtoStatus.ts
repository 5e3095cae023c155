/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionEndedDtoStatus = typeof SubscriptionEndedDtoStatus[keyof typeof SubscriptionEndedDtoStatus];


export const SubscriptionEndedDtoStatus = {
  unsubscribed: 'unsubscribed',
} as const;
