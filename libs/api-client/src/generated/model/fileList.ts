/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { LibraryFile } from './libraryFile';
import type { ListPage } from './listPage';

export type FileList = ListPage & {
  items: LibraryFile[];
};
