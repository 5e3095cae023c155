import { defineEntity, p } from '@mikro-orm/core';
import { TARGET_LENGTH, Webhook } from './webhook';

/** What it was told is rows beside it, which triggers write; how it answers is counted by `WebhookDelivery`. */
export const WebhookSchema = defineEntity({
  class: Webhook,
  className: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    url: p.string().length(TARGET_LENGTH),
    kinds: p.array().$type<readonly string[]>(),
    secret: p.text(),
    madeBy: p.uuid().nullable().index('webhooks_made_by'),
  },
  indexes: [
    {
      name: 'webhooks_newest_first',
      expression: 'create index webhooks_newest_first on webhooks (created_at, id)',
    },
  ],
});
