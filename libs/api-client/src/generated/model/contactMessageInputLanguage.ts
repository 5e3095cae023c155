/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Language in which the visitor read the site; absent, that of the request
 */
export type ContactMessageInputLanguage = typeof ContactMessageInputLanguage[keyof typeof ContactMessageInputLanguage];


export const ContactMessageInputLanguage = {
  fr: 'fr',
  en: 'en',
} as const;
