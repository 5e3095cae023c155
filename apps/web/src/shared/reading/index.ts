export { listHead, NO_SUCH_PAGE } from './list-head';
export { pageNumber } from './page-number';
export { readLater } from './read-later';
export type { Facet, Paged, PublishedReader } from './read-later';
