/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PasswordResetConfirmation {
  /**
     * What stands behind the `#` of the link
     * @minLength 1
     * @maxLength 100
     */
  token: string;
  /**
     * The setting `PASSWORD_MIN_LENGTH` may ask for more characters
     * @minLength 6
     * @maxLength 128
     */
  password: string;
}
