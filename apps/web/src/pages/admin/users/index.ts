export { UserListPage } from './ui/user-list-page';
