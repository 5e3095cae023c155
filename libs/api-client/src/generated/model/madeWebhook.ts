/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface MadeWebhook {
  id: string;
  url: string;
  /** Of what it is told */
  kinds: ContentKind[];
  /**
     * Name of who made it
     * @nullable
     */
  made_by: string | null;
  created_at: string;
  /** Deliveries that wait */
  waiting: number;
  /** Calls that went wrong since the last good one */
  failures: number;
  /** What its deliveries are signed with (Standard Webhooks), shown only now */
  secret: string;
}
