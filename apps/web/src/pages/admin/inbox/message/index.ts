export { MessagePage } from './ui/message-page';
