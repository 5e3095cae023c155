/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SignUpDto {
  /** @maxLength 120 */
  full_name: string;
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 6
     * @maxLength 128
     */
  password: string;
}
