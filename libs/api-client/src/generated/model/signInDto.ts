/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SignInDto {
  /**
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}
