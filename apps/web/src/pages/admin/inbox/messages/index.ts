export { MessageListPage } from './ui/message-list-page';
