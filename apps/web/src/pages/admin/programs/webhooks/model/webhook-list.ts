import { listWebhooks, type ListWebhooksParams, type Webhook } from '@site/api-client';
import { kindUrls } from '../../../../../entities/content';
import type { ListDescription } from '../../../../../features/list-records';

/** What a webhook can be told of. */
export const KINDS = kindUrls();

export const WEBHOOK_LIST: ListDescription<Webhook> = {
  kind: 'webhooks',
  path: '/admin/webhooks',
  sorts: [],
  filters: {},
  read: (parameters, options) => listWebhooks(parameters as ListWebhooksParams, options),
};
