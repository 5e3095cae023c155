/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageBulkInputAct } from './messageBulkInputAct';
import type { SeenRecord } from './seenRecord';

export interface MessageBulkInput {
  /**
     * @minItems 1
     * @maxItems 100
     */
  records: SeenRecord[];
  /** The state to file them in, or `erase` */
  act: MessageBulkInputAct;
}
