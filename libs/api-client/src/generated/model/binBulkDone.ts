/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { LostFiles } from './lostFiles';

export interface BinBulkDone {
  /** To how many records it was done: all of them */
  done: number;
  /** Records that are back without some of their files */
  without_files: LostFiles[];
}
