/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Me {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 120 */
  full_name: string;
  /** Roles held at this moment */
  roles: string[];
}
