/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Words that must all occur, whatever their case and accents, in French or English
 */
export type QParameter = string;
