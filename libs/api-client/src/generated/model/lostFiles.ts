/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { LostFilesKind } from './lostFilesKind';

export interface LostFiles {
  kind: LostFilesKind;
  id: string;
  /** Fields whose files were removed meanwhile */
  lost: string[];
}
