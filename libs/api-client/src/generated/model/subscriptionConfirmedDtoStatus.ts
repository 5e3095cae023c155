/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionConfirmedDtoStatus = typeof SubscriptionConfirmedDtoStatus[keyof typeof SubscriptionConfirmedDtoStatus];


export const SubscriptionConfirmedDtoStatus = {
  confirmed: 'confirmed',
} as const;
