/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ApiKey } from './apiKey';
import type { ListPage } from './listPage';

export type ApiKeyList = ListPage & {
  items: ApiKey[];
};
