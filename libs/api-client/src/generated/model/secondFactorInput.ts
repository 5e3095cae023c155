/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SecondFactorInput {
  /**
     * @minLength 1
     * @maxLength 128
     */
  current_password: string;
}
