export { WebhookDelivery } from './webhook-delivery';
export { DELIVERY_STATES, Webhooks } from './webhooks';
export { WebhooksController } from './webhooks.controller';
