import { listWebhooks, type ListWebhooksParams, type Webhook } from '@site/api-client';
import { kindNames, kindPath } from '../../../../../entities/content';
import type { ListDescription } from '../../../../../features/list-records';

/** What a webhook can be told of, as addresses call it. */
export const KINDS = kindNames().map((name) => kindPath(name).slice(1));

export const WEBHOOK_LIST: ListDescription<Webhook> = {
  kind: 'webhooks',
  path: '/admin/webhooks',
  sorts: [],
  filters: {},
  read: (parameters, options) => listWebhooks(parameters as ListWebhooksParams, options),
};
