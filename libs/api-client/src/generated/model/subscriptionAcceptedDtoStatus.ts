/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every address
 */
export type SubscriptionAcceptedDtoStatus = typeof SubscriptionAcceptedDtoStatus[keyof typeof SubscriptionAcceptedDtoStatus];


export const SubscriptionAcceptedDtoStatus = {
  pending: 'pending',
} as const;
