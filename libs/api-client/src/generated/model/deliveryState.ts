/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type DeliveryState = typeof DeliveryState[keyof typeof DeliveryState];


export const DeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;
