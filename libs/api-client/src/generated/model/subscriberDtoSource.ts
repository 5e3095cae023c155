/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriberDtoSource = typeof SubscriberDtoSource[keyof typeof SubscriberDtoSource];


export const SubscriberDtoSource = {
  resources: 'resources',
  newsletter: 'newsletter',
  other: 'other',
} as const;
