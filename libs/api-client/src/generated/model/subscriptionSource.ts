/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriptionSource = typeof SubscriptionSource[keyof typeof SubscriptionSource];


export const SubscriptionSource = {
  resources: 'resources',
  newsletter: 'newsletter',
  other: 'other',
} as const;
