/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SignUp {
  /**
     * @minLength 1
     * @maxLength 120
     */
  full_name: string;
  /**
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  /**
     * The setting `PASSWORD_MIN_LENGTH` may ask for more characters
     * @minLength 6
     * @maxLength 128
     */
  password: string;
}
