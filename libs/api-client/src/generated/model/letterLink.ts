/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface LetterLink {
  /**
     * `token` of the link in the letter
     * @minLength 1
     * @maxLength 100
     */
  token: string;
}
