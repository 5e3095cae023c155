/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Partner } from './partner';

export type PartnerList = ListPage & {
  items: Partner[];
};
