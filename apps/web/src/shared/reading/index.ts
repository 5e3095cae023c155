export { listHead, NO_SUCH_PAGE } from './list-head';
export { pageNumber } from './page-number';
export { readPage } from './read-page';
export type { Paged } from './read-page';
export { readRecord } from './read-record';
