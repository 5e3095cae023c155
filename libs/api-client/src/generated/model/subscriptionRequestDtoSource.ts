/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Where on the site
 */
export type SubscriptionRequestDtoSource = typeof SubscriptionRequestDtoSource[keyof typeof SubscriptionRequestDtoSource];


export const SubscriptionRequestDtoSource = {
  resources: 'resources',
  newsletter: 'newsletter',
  other: 'other',
} as const;
