/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { ProjectExcerpt } from './projectExcerpt';

export type ProjectListExcerpt = ListPage & {
  items: ProjectExcerpt[];
};
