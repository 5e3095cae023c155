/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageState } from './messageState';

export interface MessageRevision {
  status: MessageState;
  /**
     * An internal note, which no visitor is shown; absent, it stays as it is
     * @maxLength 2000
     */
  note?: string;
}
