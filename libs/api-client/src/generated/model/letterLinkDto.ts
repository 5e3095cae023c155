/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface LetterLinkDto {
  /**
     * `token` of the link in the letter
     * @minLength 1
     * @maxLength 100
     */
  token: string;
}
