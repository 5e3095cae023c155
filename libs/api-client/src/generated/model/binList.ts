/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BinnedRecord } from './binnedRecord';
import type { ListPage } from './listPage';

export type BinList = ListPage & {
  items: BinnedRecord[];
};
