export { ApiKeyListPage } from './ui/api-key-list-page';
