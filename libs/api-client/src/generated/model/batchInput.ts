/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BatchOperation } from './batchOperation';

export interface BatchInput {
  /**
     * @minItems 1
     * @maxItems 100
     */
  operations: BatchOperation[];
}
