/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { PublicationExcerpt } from './publicationExcerpt';

export type PublicationListExcerpt = ListPage & {
  items: PublicationExcerpt[];
};
