/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Webhook } from './webhook';

export type WebhookList = ListPage & {
  items: Webhook[];
};
