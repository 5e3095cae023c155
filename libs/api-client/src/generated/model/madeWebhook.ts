/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Webhook } from './webhook';

export type MadeWebhook = Webhook & {
  /** What its deliveries are signed with (Standard Webhooks), shown only now */
  secret: string;
};
