/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every address
 */
export type SubscriptionAcceptedStatus = typeof SubscriptionAcceptedStatus[keyof typeof SubscriptionAcceptedStatus];


export const SubscriptionAcceptedStatus = {
  pending: 'pending',
} as const;
