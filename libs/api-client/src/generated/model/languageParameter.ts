/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only publications of this language
 */
export type LanguageParameter = string;
