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
     * @minLength 6
     * @maxLength 128
     */
  new_password: string;
}
