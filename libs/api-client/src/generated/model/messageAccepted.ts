/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageAcceptedStatus } from './messageAcceptedStatus';

export interface MessageAccepted {
  /** The same for every message */
  status: MessageAcceptedStatus;
}
