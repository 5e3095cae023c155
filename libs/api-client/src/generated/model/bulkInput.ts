/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BulkInputAct } from './bulkInputAct';
import type { SeenRecord } from './seenRecord';

export interface BulkInput {
  /**
     * @minItems 1
     * @maxItems 100
     */
  records: SeenRecord[];
  act: BulkInputAct;
}
