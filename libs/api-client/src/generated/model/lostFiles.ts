/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface LostFiles {
  kind: ContentKind;
  id: string;
  /** Fields whose files were removed meanwhile */
  lost: string[];
}
