/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface User {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 120 */
  full_name: string;
}
