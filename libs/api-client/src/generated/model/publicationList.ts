/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Publication } from './publication';

export type PublicationList = ListPage & {
  items: Publication[];
};
