export { listHead, NO_SUCH_PAGE } from './list-head';
export type { ListPath, SearchName } from './list-path';
export { pageNumber } from './page-number';
export { readLater, type Facet, type Paged, type PublishedReader } from './read-later';
