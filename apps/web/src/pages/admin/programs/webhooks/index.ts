export { WebhookListPage } from './ui/webhook-list-page';
