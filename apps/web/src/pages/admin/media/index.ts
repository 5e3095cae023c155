export { MediaListPage } from './ui/media-list-page';
