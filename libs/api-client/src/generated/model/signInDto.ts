/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SignInDto {
  /** @maxLength 254 */
  email: string;
  /** @maxLength 128 */
  password: string;
}
