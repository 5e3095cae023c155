/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageState } from './messageState';

export interface MessageRevision {
  status: MessageState;
}
