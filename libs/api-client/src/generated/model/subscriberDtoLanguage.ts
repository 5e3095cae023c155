/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SubscriberDtoLanguage = typeof SubscriberDtoLanguage[keyof typeof SubscriberDtoLanguage];


export const SubscriberDtoLanguage = {
  fr: 'fr',
  en: 'en',
} as const;
