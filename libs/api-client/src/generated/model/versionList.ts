/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Version } from './version';

export type VersionList = ListPage & {
  items: Version[];
};
