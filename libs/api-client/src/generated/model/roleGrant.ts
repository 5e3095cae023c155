/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Role } from './role';

export interface RoleGrant {
  role: Role;
}
