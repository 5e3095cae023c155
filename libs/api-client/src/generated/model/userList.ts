/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListedUser } from './listedUser';
import type { ListPage } from './listPage';

export type UserList = ListPage & {
  items: ListedUser[];
};
