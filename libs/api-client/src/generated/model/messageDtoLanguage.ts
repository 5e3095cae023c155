/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Language of the visitor
 */
export type MessageDtoLanguage = typeof MessageDtoLanguage[keyof typeof MessageDtoLanguage];


export const MessageDtoLanguage = {
  fr: 'fr',
  en: 'en',
} as const;
