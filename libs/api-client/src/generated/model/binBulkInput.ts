/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BinBulkInputAct } from './binBulkInputAct';
import type { RecordInBin } from './recordInBin';

export interface BinBulkInput {
  act: BinBulkInputAct;
  /**
     * @minItems 1
     * @maxItems 100
     */
  records: RecordInBin[];
}
