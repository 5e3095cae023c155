/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Language of the letters; absent, that of the request
 */
export type SubscriptionRequestDtoLanguage = typeof SubscriptionRequestDtoLanguage[keyof typeof SubscriptionRequestDtoLanguage];


export const SubscriptionRequestDtoLanguage = {
  fr: 'fr',
  en: 'en',
} as const;
