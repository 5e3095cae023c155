/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Language of the visitor
 */
export type MessageSummaryDtoLanguage = typeof MessageSummaryDtoLanguage[keyof typeof MessageSummaryDtoLanguage];


export const MessageSummaryDtoLanguage = {
  fr: 'fr',
  en: 'en',
} as const;
