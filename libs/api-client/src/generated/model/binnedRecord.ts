/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface BinnedRecord {
  id: string;
  /** What it is, as in its addresses */
  kind: ContentKind;
  /** @nullable */
  title: string | null;
  binned_at: string;
  /**
     * Who deleted it
     * @nullable
     */
  binned_by: string | null;
  /** When it is erased by itself */
  erased_at: string;
}
