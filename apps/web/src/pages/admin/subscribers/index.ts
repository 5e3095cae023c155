export { SubscriberListPage } from './ui/subscriber-list-page';
