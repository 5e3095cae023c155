/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PasswordResetRequest {
  /**
     * @minLength 1
     * @maxLength 254
     */
  email: string;
}
