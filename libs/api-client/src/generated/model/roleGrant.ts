/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { RoleGrantRole } from './roleGrantRole';

export interface RoleGrant {
  role: RoleGrantRole;
}
