/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type DownloadPublicationLang = typeof DownloadPublicationLang[keyof typeof DownloadPublicationLang];


export const DownloadPublicationLang = {
  fr: 'fr',
  en: 'en',
} as const;
