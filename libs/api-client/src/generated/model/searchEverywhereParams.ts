/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SearchEverywhereParams = {
/**
 * Words that must all occur, whatever their case and accents
 * @minLength 1
 * @maxLength 100
 */
q: string;
};
