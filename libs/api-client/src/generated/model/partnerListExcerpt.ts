/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { PartnerExcerpt } from './partnerExcerpt';

export type PartnerListExcerpt = ListPage & {
  items: PartnerExcerpt[];
};
