/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { User } from './user';

export type Me = User & {
  /** Roles held at this moment */
  roles: string[];
};
