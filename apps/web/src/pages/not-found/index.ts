export { notFoundPage } from './ui/not-found.page';
