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
     * @minLength 6
     * @maxLength 128
     */
  password: string;
}
