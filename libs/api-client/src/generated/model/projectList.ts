/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Project } from './project';

export type ProjectList = ListPage & {
  items: Project[];
};
