export { WebhookSchema } from './webhook.mapping';
export { WebhookDelivery } from './webhook-delivery';
export { Webhooks } from './webhooks';
export { WebhooksController } from './webhooks.controller';
export { DELIVERY_STATES } from './webhooks.dto';
