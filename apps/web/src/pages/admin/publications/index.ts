export { PublicationListPage } from './ui/publication-list-page';
