/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface BatchResult {
  kind: ContentKind;
  id: string;
  /**
     * The version that it has now; null: it is removed
     * @nullable
     */
  version: number | null;
}
