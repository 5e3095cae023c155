/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records of this language, or of one of these
 */
export type LanguageParameter = string[];
