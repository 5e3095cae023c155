export { publicationPage } from './publication.page';
