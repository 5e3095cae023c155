export { MessageListPage } from './ui/message-list-page';
export { MessagePage } from './ui/message-page';
