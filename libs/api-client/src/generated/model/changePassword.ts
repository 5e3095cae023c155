/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ChangePassword {
  /**
     * @minLength 1
     * @maxLength 128
     */
  current_password: string;
  /**
     * The setting `PASSWORD_MIN_LENGTH` may ask for more characters
     * @minLength 6
     * @maxLength 128
     */
  new_password: string;
}
