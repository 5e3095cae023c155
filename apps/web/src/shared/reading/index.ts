export { listHead, NO_SUCH_PAGE } from './list-head';
export { pageNumber } from './page-number';
export { readLater, type Facet, type Paged, type PublishedReader } from './read-later';
