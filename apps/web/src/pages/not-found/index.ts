export { notFoundPage } from './not-found.page';
