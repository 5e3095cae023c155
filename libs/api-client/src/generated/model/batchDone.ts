/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { BatchResult } from './batchResult';

export interface BatchDone {
  /** One for each operation, in their order */
  results: BatchResult[];
}
