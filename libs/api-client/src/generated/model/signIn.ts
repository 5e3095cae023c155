/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SignIn {
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
  /**
     * Six digits of the application, or a recovery code; spaces and hyphens do not count
     * @maxLength 40
     */
  code?: string;
}
