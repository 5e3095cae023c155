/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Language = typeof Language[keyof typeof Language];


export const Language = {
  fr: 'fr',
  en: 'en',
} as const;
